import type { CalendarDate } from '../dates/calendar-date.ts';

export type PersonRecords = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** A `host` stay prevents the erasure of the person's data. A `guest` stay is retained if confirmed, and withdrawn otherwise. */
export type StayAhead = {
  id: string;
  role: 'host' | 'guest';
  status: 'confermata' | 'richiesta' | 'in_attesa_pagamento';
  nome: string;
  check_in: CalendarDate;
  check_out: CalendarDate;
};

/** Handles one person's data. Every `email` comes from `parseEmail`. A test detects tables without a handler. */
export type PersonalDataHandler<Transaction> = {
  read(email: string): Promise<PersonRecords>;
  /** Returns the person's future stays, sorted by arrival. The list may be truncated. */
  staysAhead?(email: string): Promise<StayAhead[]>;
  /** Throws an `AppError` if an erasure would be rejected. Changes nothing. */
  assertErasable?(email: string): Promise<void>;
  /** Ends pending operations that involve other people. Runs before `erase`, outside its transaction. May throw an `AppError`. */
  finishPending?(email: string): Promise<void>;
  /** Removes all data that no law requires to be retained. An `AppError` aborts the transaction, which all modules share. */
  erase(transaction: Transaction, email: string): Promise<void>;
};

export type MovedAddress = { from: string; to: string };

export type AddressMover<Transaction> = {
  isOwners(transaction: Transaction, email: string): Promise<boolean>;
  move(transaction: Transaction, addresses: MovedAddress): Promise<void>;
};
