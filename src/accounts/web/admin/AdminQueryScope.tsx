import type { ReactNode } from 'react';
import { QueryScope } from '../../../api/query-scope.ts';
import { useAdminSession } from './admin-session.ts';

/** Redirects to the login if the session ends. Must be inside `AdminGuard`. */
export function AdminQueryScope({ children }: { children?: ReactNode }) {
  const { onSignedOut } = useAdminSession();
  return <QueryScope onSignedOut={onSignedOut}>{children}</QueryScope>;
}
