import type { CalendarDate } from '../dates/calendar-date.ts';

export type PersonRecords = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/**
 * A future stay of a person who requests erasure. `host` is a guest's stay in the person's struttura and prevents the erasure.
 * `guest` is the person's own stay: it is retained if confirmed, and withdrawn otherwise.
 */
export type StayAhead = {
  id: string;
  role: 'host' | 'guest';
  status: 'confermata' | 'richiesta' | 'in_attesa_pagamento';
  nome: string;
  check_in: CalendarDate;
  check_out: CalendarDate;
};

/** Handles the personal data of one person, identified by an address from `parseEmail`. A test detects tables without such a handler. */
export type PersonalDataHandler<Transaction> = {
  read(email: string): Promise<PersonRecords>;
  /** Returns the person's future stays, sorted by arrival. The list may be truncated. */
  staysAhead?(email: string): Promise<StayAhead[]>;
  /** Throws an `AppError` if an erasure would be rejected. Changes nothing. */
  assertErasable?(email: string): Promise<void>;
  /** Ends pending operations that involve other people. Runs before `erase`, outside its transaction. May throw an `AppError`. */
  finishPending?(email: string): Promise<void>;
  /** Removes the address and its data, except what must be retained by law. An `AppError` aborts the transaction that all modules share. */
  erase(transaction: Transaction, email: string): Promise<void>;
};

export type MovedAddress = { from: string; to: string };

export type AddressMover<Transaction> = {
  isOwners(transaction: Transaction, email: string): Promise<boolean>;
  move(transaction: Transaction, addresses: MovedAddress): Promise<void>;
};
