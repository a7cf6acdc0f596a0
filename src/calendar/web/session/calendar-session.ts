import { createContext, useContext } from 'react';

export type CalendarSession = {
  /** The path of the sign-in page, which opens in another tab, or `null` while the user is signed in. */
  wayIn: string | null;
  onSignedOut: () => void;
  /** Whether the user can open the booking of an event. Admins cannot, because only the owner can answer requests and cancel bookings. */
  opensBookings: boolean;
};

export const CalendarSessionContext = createContext<CalendarSession>({
  wayIn: null,
  onSignedOut() {},
  opensBookings: true,
});

export function useCalendarSession(): CalendarSession {
  return useContext(CalendarSessionContext);
}
