import type { LeaveReason } from './admin-flag.ts';
import { ADMIN } from '../../../kernel/pages/admin-paths.ts';

/** State that the redirecting page passes to the login page, stored only in the browser's history. */
export type LoginState = {
  /** Absent without a redirect. */
  why?: LeaveReason;
  username?: string;
  back: string;
};

/** Nothing leads anywhere but to the panel, with whatever it has in its query. */
const PANEL = new RegExp(String.raw`^${ADMIN}(?:\?|$)`);

/** Reads the state of a place in the browser's history. */
export function readLoginState(state: unknown): LoginState {
  const { why, username, back } = (state ?? {}) as { [name in keyof LoginState]?: unknown };
  return {
    ...(why === 'expired' || why === 'left' ? { why } : {}),
    ...(typeof username === 'string' ? { username } : {}),
    back: typeof back === 'string' && PANEL.test(back) ? back : ADMIN,
  };
}
