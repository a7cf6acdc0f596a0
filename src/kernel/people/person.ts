import type { CalendarDate } from '../dates/calendar-date.ts';

export type PersonRecords = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * A stay that an erasure meets. `host`: of a guest in the person's own struttura, which stops the erasure. `guest`: the person's own; a
 * confirmed one stays, a request or a payment under way is withdrawn.
 */
export type StayAhead = {
  id: string;
  role: 'host' | 'guest';
  status: 'confermata' | 'richiesta' | 'in_attesa_pagamento';
  /** The home, and its room if one was booked. */
  nome: string;
  check_in: CalendarDate;
  check_out: CalendarDate;
};

/** What a room does about a person, known by an address of `parseEmail`. A test finds the table that no room answers for. */
export type PersonalDataHandler<Transaction> = {
  read(email: string): Promise<PersonRecords>;
  /** The stays to come that an erasure meets, by arrival; the first ones, where there are very many. */
  staysAhead?(email: string): Promise<StayAhead[]>;
  /** Throws an `AppError` if an erasure would be refused; changes nothing. */
  assertErasable?(email: string): Promise<void>;
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
