import { createContext, useContext } from 'react';
import type { Reply } from '../../../api/call.ts';

/** Whose panel this is, for everything inside `AdminGuard`. */
export type AdminSession = {
  username: string;
  /** Said by whoever was answered 401: leads to the login, and from there back here. */
  onSignedOut(): void;
  /** Ends the session, forgets all that this browser keeps of the portal, and leads to the login. */
  signOut(): Promise<void>;
  /** Asks the server again: after the codes were switched on or off. */
  refresh(): Promise<void>;
  /**
   * Makes a call that asks for the second factor. Where that was not given lately it is asked for in a dialog, and the call is made
   * again. A person who closes the dialog gets the refusal; so does one who was led to set a second factor up, and confirms again.
   */
  withProof<Data>(send: () => Promise<Reply<Data>>): Promise<Reply<Data>>;
};

export const AdminSessionContext = createContext<AdminSession | null>(null);

/** The session of the panel that a component is drawn in. */
export function useAdminSession(): AdminSession {
  const session = useContext(AdminSessionContext);
  if (session === null) throw new Error('useAdminSession works inside AdminGuard only.');
  return session;
}
