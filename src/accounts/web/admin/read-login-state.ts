import type { LeaveReason } from './admin-flag.ts';
import { ADMIN } from '../../../kernel/pages/admin-paths.ts';

export type LoginState = {
  why?: LeaveReason;
  username?: string;
  back: string;
};

const PANEL = new RegExp(String.raw`^${ADMIN}(?:\?|$)`);

export function readLoginState(state: unknown): LoginState {
  const { why, username, back } = (state ?? {}) as { [name in keyof LoginState]?: unknown };
  return {
    ...(why === 'expired' || why === 'left' ? { why } : {}),
    ...(typeof username === 'string' ? { username } : {}),
    back: typeof back === 'string' && PANEL.test(back) ? back : ADMIN,
  };
}
