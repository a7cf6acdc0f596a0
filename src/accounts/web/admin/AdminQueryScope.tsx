import type { ReactNode } from 'react';
import { QueryScope } from '../../../api/query-scope.ts';
import { useAdminSession } from './admin-session.ts';

/** Must be inside `AdminGuard`. */
export function AdminQueryScope({ children }: { children?: ReactNode }) {
  const { onSignedOut } = useAdminSession();
  return <QueryScope onSignedOut={onSignedOut}>{children}</QueryScope>;
}
