import type { Principal } from '../../kernel/people/account.ts';

export type CalendarRole = 'owner' | 'admin';

/**
 * Returns the caller's role, or `null` if the caller has no access. All access checks use this rule.
 * @example calendarRole({ account: { id: 'a', email: 'anna@example.it' }, actor: null }, 'bruno@example.it') // null
 */
export function calendarRole({ account, actor }: Principal, owner: string | null): CalendarRole | null {
  if (account !== null && account.email === owner) return 'owner';
  return actor === null ? null : 'admin';
}
