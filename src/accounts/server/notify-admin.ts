import type { Transaction } from 'kysely';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';
import type { AdminDependencies } from './admin-dependencies.ts';
import { adminNotice } from './mails/admin-notice.ts';
import type { AccountsTables } from './tables.ts';

export async function notifyAdmin(
  { outbox, publicUrl }: AdminDependencies,
  transaction: Transaction<AccountsTables>,
  { email }: { email: string | null },
  words: MailWords,
): Promise<void> {
  if (email !== null) await outbox.put(transaction, { to: email, ...adminNotice.write(words, publicUrl) });
}
