/**
 * Whether whoever has a session has just proved once more that it is them, as what cannot be taken back asks. `missing`: an
 * administrator without a second factor, who has nothing to prove it with.
 */
export type ProofState = 'fresh' | 'stale' | 'missing';

/** An owner who is signed in. `proof`: of the session; `lingua`: of their mails; both absent where nobody has asked for them. */
export type Account = { id: string; email: string; proof?: ProofState; lingua?: string };

/** An administrator who is signed in: another kind of account, with a password, and no e-mail address. */
export type Admin = { id: string; username: string; proof?: ProofState };

/** Who does something that the register of actions keeps, and with which request. `address`: the caller's network address. */
export type Actor = { username: string; address: string; request_id: string };

/** Who looks after a struttura: the owner who is signed in, an administrator, or one person who is both; never neither. */
export type Principal = { account: Account | null; actor: Actor | null };
