import { useEffect, useEffectEvent, useState } from 'react';
import { hasAdminFlag, type LeaveReason, onAdminFlagGone, setAdminFlag } from './admin-flag.ts';
import { askSession } from './ask-session.ts';
import type { LiveSession } from './ask-session.ts';

/** What the guard knows. `unknown`: the server could not be asked, and there is nothing to show yet. */
export type SessionState = { kind: 'checking' } | { kind: 'unknown' } | { kind: 'in'; session: LiveSession };

/** Asked a moment after the session's end. A browser whose clock is wrong still asks with pauses: no timer takes 25 days. */
const AFTER_THE_END_MS = 1000;
const SHORTEST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/**
 * Asks whose session this browser has: at the start, whenever the tab comes back to the screen, when another tab tells that
 * it is over, and at its end, so that no data stays on a screen that was left alone. `onOut` is told that there is none,
 * and why there is none any more if there was one.
 */
export function useSessionCheck(onOut: (why: LeaveReason | null, username?: string) => void) {
  const [known, setKnown] = useState<SessionState>({ kind: 'checking' });
  const session = known.kind === 'in' ? known.session : null;

  const check = async (why: LeaveReason = 'expired', signal: AbortSignal | null = null) => {
    const hadFlag = hasAdminFlag();
    const answer = await askSession(signal);
    if (signal?.aborted) return;
    if (answer.kind === 'out') return onOut(session !== null || hadFlag ? why : null, session?.username);
    if (answer.kind === 'in') setAdminFlag();
    // A panel that is open stays open while the network is away.
    setKnown((before) => (answer.kind === 'unknown' && before.kind === 'in' ? before : answer));
  };
  const checkFromEffect = useEffectEvent(check);

  useEffect(() => {
    const controller = new AbortController();
    const ask = (why?: LeaveReason) => void checkFromEffect(why, controller.signal);
    const onVisible = () => {
      if (!document.hidden) ask();
    };
    ask();
    document.addEventListener('visibilitychange', onVisible);
    const stopListening = onAdminFlagGone(ask);
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
