import type { ReactNode } from 'react';
import { QueryScope } from '../../../api/query-scope.ts';
import { useAdminSession } from './admin-session.ts';

/** What a screen of the panel reads; whoever is signed out meanwhile is led to the login. Inside `AdminGuard`. */
export function AdminQueryScope({ children }: { children?: ReactNode }) {
  const { onSignedOut } = useAdminSession();
  return <QueryScope onSignedOut={onSignedOut}>{children}</QueryScope>;
}
