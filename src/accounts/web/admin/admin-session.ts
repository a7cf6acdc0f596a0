import { createContext, useContext } from 'react';
import type { Reply } from '../../../api/call.ts';

export type AdminSession = {
  username: string;
  /** Call this on a 401 response. */
  onSignedOut(): void;
  /** Signs out and clears the portal's local storage in this browser. */
  signOut(): Promise<void>;
  refresh(): Promise<void>;
  /** Sends a call. If the second factor must be confirmed again, shows a dialog and retries the call. */
  withProof<Data>(send: () => Promise<Reply<Data>>): Promise<Reply<Data>>;
};

export const AdminSessionContext = createContext<AdminSession | null>(null);

export function useAdminSession(): AdminSession {
  const session = useContext(AdminSessionContext);
  if (session === null) throw new Error('useAdminSession works inside AdminGuard only.');
  return session;
}
