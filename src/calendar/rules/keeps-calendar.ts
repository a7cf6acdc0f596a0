import type { Principal } from '../../kernel/people/account.ts';

/** As what somebody keeps a calendar: as its owner, or as an administrator, whom the register then names. */
export type KeeperRole = 'owner' | 'admin';

/**
 * As what a caller keeps the calendar of a struttura that `owner` owns (an e-mail address; `null` of a demo listing); `null`: not at
 * all. Who is both is the owner of what is theirs. The one place that decides it.
 * @example keepsCalendar({ account: { id: 'a', email: 'anna@example.it' }, actor: null }, 'bruno@example.it') // null
 */
export function keepsCalendar({ account, actor }: Principal, owner: string | null): KeeperRole | null {
  if (account !== null && account.email === owner) return 'owner';
  return actor === null ? null : 'admin';
}
