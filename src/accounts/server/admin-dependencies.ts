import type { Transaction } from 'kysely';
import type { Clock } from '../../kernel/dates/clock.ts';
import type { MailOutbox } from '../../mail/contract.ts';
import type { RecordAction } from '../register-contract.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SecretSeal } from './seal-secret.ts';
import type { AccountsTables, Db } from './tables.ts';

export type AdminDependencies = {
  db: Db;
  record: RecordAction<Transaction<AccountsTables>>;
  publicUrl: string;
  outbox: MailOutbox<Transaction<AccountsTables>>;
  hasher: PasswordHasher;
  seal: SecretSeal;
  clock: Clock;
  /** Reports a failure that callers see only as invalid credentials. */
  report(message: string): void;
};
