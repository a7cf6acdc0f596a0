export type PersonRecords = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** What a room does about a person, known by an address of `parseEmail`. A test finds the table that no room answers for. */
export type PersonalDataHandler<Transaction> = {
  read(email: string): Promise<PersonRecords>;
  /** Ends what is under way and belongs to others, too; before `erase`, outside its transaction. May throw an `AppError`. */
  finishPending?(email: string): Promise<void>;
  /** Removes the address and what comes with it, but for what the law keeps. An `AppError` ends the transaction of all rooms. */
  erase(transaction: Transaction, email: string): Promise<void>;
};

export type MovedAddress = { from: string; to: string };

export type AddressMover<Transaction> = {
  isOwners(transaction: Transaction, email: string): Promise<boolean>;
  /** Moves all that belongs to the address of until now, in the transaction of all rooms. */
  move(transaction: Transaction, addresses: MovedAddress): Promise<void>;
};
