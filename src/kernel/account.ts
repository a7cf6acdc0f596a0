/** A person who has proved that an e-mail address is theirs. `email` is in lower case. */
export type Account = { id: string; email: string };

/** An administrator who is signed in: another kind of account, with a password, and no e-mail address. */
export type Admin = { id: string; username: string };

/** Who does something that the register of actions keeps, and with which request. `address`: the caller's network address. */
export type Actor = { username: string; address: string; request_id: string };
