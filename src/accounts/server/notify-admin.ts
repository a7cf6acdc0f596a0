import { ADMIN_LOGIN } from '../../kernel/admin-paths.ts';
import type { Transaction } from 'kysely';
import type { MailWords } from '../../mail/rules/lay-out-mail.ts';
import type { AdminParts } from './admin-parts.ts';
import type { AccountsTables } from './tables.ts';
import { writeLinkMail } from './write-link-mail.ts';

/** Writes to an administrator's known address, if there is one. */
export async function notifyAdmin(
  { outbox, publicUrl }: AdminParts,
  transaction: Transaction<AccountsTables>,
  { email }: { email: string | null },
  words: MailWords,
): Promise<void> {
  if (email !== null) await outbox.put(transaction, writeLinkMail(email, words, `${publicUrl}${ADMIN_LOGIN}`));
}
