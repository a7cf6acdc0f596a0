import { useLocation, useNavigate } from 'react-router';
import { type Leaving, clearAdminFlag } from './admin-flag.ts';
import { ADMIN_LOGIN } from './admin-paths.ts';
import type { Arrival } from './read-arrival.ts';

/** Leads from the panel to the login. Whose session just ended comes back to where they were. */
export function useLeavePanel(): (why: Leaving, username?: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (why, username) => {
    clearAdminFlag();
    const back = pathname + search;
    const state = why === 'left' ? { why } : { why, back, ...(username === undefined ? {} : { username }) };
    void navigate(ADMIN_LOGIN, { replace: true, state: state satisfies Partial<Arrival> });
  };
}
