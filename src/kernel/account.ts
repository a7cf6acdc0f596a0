export type Account = { id: string; email: string };

/** An administrator who is signed in: another kind of account, with a password, and no e-mail address. */
export type Admin = { id: string; username: string };

/** Who does something that the register of actions keeps, and with which request. `address`: the caller's network address. */
export type Actor = { username: string; address: string; request_id: string };

/** Who looks after a struttura: the owner who is signed in, an administrator, or one person who is both; never neither. */
export type Principal = { account: Account | null; actor: Actor | null };
