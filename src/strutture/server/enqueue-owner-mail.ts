import { inOwnersLanguage } from '../../accounts/server/language-service.ts';
import type { Mail } from '../../mail/contract.ts';
import type { AdminStrutturaDependencies } from './admin-tools.ts';
import type { OwnedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';
import { mailsAbout } from './write-mails.ts';

/** What tells an owner that theirs is refused. To an address that nobody has proved it says no word of the form. */
export function refusalMail(row: OwnedRow, motivo: string) {
  const isProved = row.email_confirmed_at !== null;
  return (mails: ReturnType<typeof mailsAbout>): Mail =>
    isProved ? mails.rejected(motivo) : mails.rejectedUnproved(motivo);
}

/** Puts a mail to a struttura's owner, if it has one, into the transaction of what it tells; it leaves after `waits` seconds. Gives its id. */
export async function enqueueOwnerMail(
  { outbox, publicUrl, waits = 0 }: Pick<AdminStrutturaDependencies, 'outbox' | 'publicUrl'> & { waits?: number },
  transaction: StruttureDb,
  row: OwnedRow,
  write: (mails: ReturnType<typeof mailsAbout>) => Mail,
): Promise<string | null> {
  const owner = row.proprietario_email;
  if (owner === null) return null;
  const mail = await inOwnersLanguage(transaction, owner, () => write(mailsAbout(row, owner, publicUrl)));
  return outbox.putLater(transaction, mail, waits);
}
