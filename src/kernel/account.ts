/** A person who has proved that an e-mail address is theirs. `email` is in lower case. */
export type Account = { id: string; email: string };

/** An administrator who is signed in: another kind of account, with a password, and no e-mail address. */
export type Admin = { id: string; username: string };

/** Who does something that the register of actions keeps, and with which request. `address`: the caller's network address. */
export type Actor = { username: string; address: string; request_id: string };

/**
 * Who keeps a struttura and its calendar: the owner who is signed in, an administrator, or one person who is both; at least one of
 * the two is there. What is an owner's own is done as its owner, and what is another's as the administrator.
 */
export type Principal = { account: Account | null; actor: Actor | null };
