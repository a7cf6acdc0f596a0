import { createContext, useContext } from 'react';

/** Whose panel this is, for everything inside `AdminGuard`. */
export type AdminSession = {
  username: string;
  /** Whether the codes of an authenticator app are asked for, too. */
  hasTotp: boolean;
  /** Said by whoever was answered 401: leads to the login, and from there back here. */
  onSignedOut(): void;
  /** Ends the session, forgets all that this browser keeps of the portal, and leads to the login. */
  signOut(): Promise<void>;
  /** Asks the server again: after the codes were switched on or off. */
  refresh(): Promise<void>;
};

export const AdminSessionContext = createContext<AdminSession | null>(null);

/** The session of the panel that a component is drawn in. */
export function useAdminSession(): AdminSession {
  const session = useContext(AdminSessionContext);
  if (session === null) throw new Error('useAdminSession works inside AdminGuard only.');
  return session;
}
