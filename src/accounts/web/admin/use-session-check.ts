import { useEffect, useEffectEvent, useState } from 'react';
import { hasAdminFlag, type LeaveReason, onAdminFlagGone, setAdminFlag } from './admin-flag.ts';
import { fetchSession } from './fetch-session.ts';
import type { LiveSession } from './fetch-session.ts';

export type SessionState = { kind: 'checking' } | { kind: 'unknown' } | { kind: 'in'; session: LiveSession };

/**
 * Delay after the session's expiry, and limits for the whole delay. The limits guard against a wrong browser clock; timers
 * overflow at 25 days.
 */
const AFTER_THE_END_MS = 1000;
const SHORTEST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** Checks the session on mount, when the tab becomes visible, and when the session expires, so that an unattended screen shows no data. */
export function useSessionCheck(onOut: (why: LeaveReason | null, username?: string) => void) {
  const [known, setKnown] = useState<SessionState>({ kind: 'checking' });
  const session = known.kind === 'in' ? known.session : null;

  const check = async (why: LeaveReason = 'expired', signal: AbortSignal | null = null) => {
    const hadFlag = hasAdminFlag();
    const answer = await fetchSession(signal);
    if (signal?.aborted) return;
    if (answer.kind === 'out') return onOut(session !== null || hadFlag ? why : null, session?.username);
    if (answer.kind === 'in') setAdminFlag();
    setKnown((before) => (answer.kind === 'unknown' && before.kind === 'in' ? before : answer));
  };
  const checkFromEffect = useEffectEvent(check);

  useEffect(() => {
    const controller = new AbortController();
    const recheck = (why?: LeaveReason) => void checkFromEffect(why, controller.signal);
    const onVisible = () => {
      if (!document.hidden) recheck();
    };
    recheck();
    document.addEventListener('visibilitychange', onVisible);
    const stopListening = onAdminFlagGone(recheck);
    return () => {
      controller.abort();
      document.removeEventListener('visibilitychange', onVisible);
      stopListening();
    };
  }, []);

  useEffect(() => {
    if (session === null) return undefined;
    const wait = session.expiresAt - Date.now() + AFTER_THE_END_MS;
    const bounded = Math.min(Math.max(wait, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
    const timer = setTimeout(() => void checkFromEffect(), bounded);
    return () => clearTimeout(timer);
  }, [session]);

  const retry = async () => {
    setKnown({ kind: 'checking' });
    await check();
  };
  return { known, retry, refresh: () => check() };
}
