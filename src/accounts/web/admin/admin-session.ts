import { createContext, useContext } from 'react';
import type { Reply } from '../../../api/call.ts';

export type AdminSession = {
  username: string;
  /** Call this on a 401 response. It redirects to the login, which returns to this page afterwards. */
  onSignedOut(): void;
  /** Ends the session, deletes all data of the portal in this browser and redirects to the login. */
  signOut(): Promise<void>;
  refresh(): Promise<void>;
  /**
   * Makes a call that requires the second factor. If the last confirmation is too old, a dialog requests it and the call is
   * repeated. Returns the rejection if the dialog is closed, or if the administrator was sent to the setup of a second factor and
   * must confirm again.
   */
  withProof<Data>(send: () => Promise<Reply<Data>>): Promise<Reply<Data>>;
};

export const AdminSessionContext = createContext<AdminSession | null>(null);

export function useAdminSession(): AdminSession {
  const session = useContext(AdminSessionContext);
  if (session === null) throw new Error('useAdminSession works inside AdminGuard only.');
  return session;
}
