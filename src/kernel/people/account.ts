/** State of the identity proof that irreversible actions require. `missing` means that the administrator has no second factor. */
export type ProofState = 'fresh' | 'stale' | 'missing';

/** `lingua` is the language of the owner's emails. `proof` and `lingua` are absent unless they were loaded. */
export type Account = { id: string; email: string; proof?: ProofState; lingua?: string };

/** Administrators have a password and no email address. */
export type Admin = { id: string; username: string; proof?: ProofState };

export type Actor = { username: string; address: string; request_id: string };

/** At least one of the two is set. */
export type Principal = { account: Account | null; actor: Actor | null };
