/** A person who has proved that an e-mail address is theirs. `email` is in lower case. */
export type Account = { id: string; email: string };
