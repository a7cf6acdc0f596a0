/** Rows about a person as they are handed to that person, by table; whatever would let somebody in is left out. */
export type PersonRecords = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * What a room does about a person, whom it knows by an e-mail address in the form of `parseEmail`. A room whose tables can
 * hold an address has one in `server/personal-data-handler.ts`; a test finds the table that nobody answers for.
 */
export type PersonalDataHandler<Transaction> = {
  /** Every row that holds the address. Of rows that are another's, only what is about this person. */
  read(email: string): Promise<PersonRecords>;
  /**
   * Brings to an end what is under way and belongs to others, too, as money does; before `erase`, outside its transaction.
   * An `AppError` says why nothing can be erased now.
   */
  finishPending?(email: string): Promise<void>;
  /** Removes the address and what comes with it, but for what the law keeps. An `AppError` ends the transaction of all rooms. */
  erase(transaction: Transaction, email: string): Promise<void>;
};

/** Two sign-in addresses of one owner, both proved: the one of until now, and the one from now on. */
export type MovedAddress = { from: string; to: string };

/** What a room does when an owner signs in with another address from now on. */
export type AddressMover<Transaction> = {
  /** Whether something of an owner is kept under an address: nothing is moved onto what is another's. */
  isOwners(transaction: Transaction, email: string): Promise<boolean>;
  /** Moves all that belongs to the address of until now, in the transaction of all rooms. */
  move(transaction: Transaction, addresses: MovedAddress): Promise<void>;
};
