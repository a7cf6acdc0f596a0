import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { type LeaveReason, clearAdminFlag } from './admin-flag.ts';
import { ADMIN_LOGIN } from './admin-paths.ts';
import type { LoginState } from './read-login-state.ts';

/**
 * Leads from the panel to the login, and says why. Who did not leave by themselves comes back to where they were. Several
 * calls may find the session gone at the same moment: the first of them leads.
 */
export function useLeavePanel(): (why: LeaveReason | null, username?: string) => void {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  return (why, username) => {
    // The panel writes what it shows into the address by itself: the router does not know it.
    const { pathname, search } = window.location;
    if (isLeaving.current || pathname === ADMIN_LOGIN) return;
    isLeaving.current = true;
    clearAdminFlag();
    const arrival: Partial<LoginState> = {
      ...(why !== null && { why }),
      ...(why !== 'left' && { back: pathname + search }),
      ...(why !== 'left' && username !== undefined && { username }),
    };
    const lead = async () => {
      await navigate(ADMIN_LOGIN, { replace: true, state: arrival });
      // Who has something unsent may have chosen to stay: the next call leads again.
      isLeaving.current = false;
    };
    void lead();
  };
}
