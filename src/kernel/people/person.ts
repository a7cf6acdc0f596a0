import type { CalendarDate } from '../dates/calendar-date.ts';

export type PersonRecords = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * A stay that an erasure affects. `host`: a guest's stay in the person's own struttura, which prevents the erasure. `guest`: the
 * person's own stay. A confirmed one is retained; a request or a pending payment is withdrawn.
 */
export type StayAhead = {
  id: string;
  role: 'host' | 'guest';
  status: 'confermata' | 'richiesta' | 'in_attesa_pagamento';
  /** Name of the home, and of its room if one was booked. */
  nome: string;
  check_in: CalendarDate;
  check_out: CalendarDate;
};

/** A module's handling of personal data, identified by an address from `parseEmail`. A test detects tables without a handler. */
export type PersonalDataHandler<Transaction> = {
  read(email: string): Promise<PersonRecords>;
  /** Upcoming stays that an erasure affects, sorted by arrival. The list may be truncated. */
  staysAhead?(email: string): Promise<StayAhead[]>;
  /** Throws an `AppError` if an erasure would be rejected; changes nothing. */
  assertErasable?(email: string): Promise<void>;
  /** Ends pending operations that involve others. Runs before `erase`, outside its transaction. May throw an `AppError`. */
  finishPending?(email: string): Promise<void>;
  /** Removes the address and its data, except what must be retained by law. An `AppError` aborts the transaction of all modules. */
  erase(transaction: Transaction, email: string): Promise<void>;
};

export type MovedAddress = { from: string; to: string };

export type AddressMover<Transaction> = {
  isOwners(transaction: Transaction, email: string): Promise<boolean>;
  /** Moves all data of the old address, in the transaction of all modules. */
  move(transaction: Transaction, addresses: MovedAddress): Promise<void>;
};
