/**
 * Whether the session has a fresh identity proof, which irreversible actions require. `missing` means that the administrator has
 * no second factor with which to provide one.
 */
export type ProofState = 'fresh' | 'stale' | 'missing';

/**
 * A signed-in owner. `proof` is the state of the session's identity proof; `lingua` is the language of the owner's emails. Both
 * are absent unless they were loaded.
 */
export type Account = { id: string; email: string; proof?: ProofState; lingua?: string };

/** A signed-in administrator. Administrators have a separate kind of account, with a password and without an email address. */
export type Admin = { id: string; username: string; proof?: ProofState };

/** The author of an action in the audit log. `address` is the network address of the request. */
export type Actor = { username: string; address: string; request_id: string };

/** The signed-in owner, administrator or both; at least one is set. */
export type Principal = { account: Account | null; actor: Actor | null };
