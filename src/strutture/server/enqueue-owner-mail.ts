import { inOwnersLanguage } from '../../accounts/server/language-service.ts';
import type { Mail } from '../../mail/contract.ts';
import type { AdminStrutturaDependencies } from './admin-tools.ts';
import type { OwnedRow } from './owner-repository.ts';
import type { StruttureDb } from './repository.ts';

export type WriteOwnerMail = (row: OwnedRow, publicUrl: string) => Omit<Mail, 'to'>;

/** Enqueues an email to the owner and returns its id, or `null` if the struttura has no owner. `waits` is the delay in seconds. */
export async function enqueueOwnerMail(
  { outbox, publicUrl, waits = 0 }: Pick<AdminStrutturaDependencies, 'outbox' | 'publicUrl'> & { waits?: number },
  transaction: StruttureDb,
  row: OwnedRow,
  write: WriteOwnerMail,
): Promise<string | null> {
  const to = row.proprietario_email;
  if (to === null) return null;
  const mail = await inOwnersLanguage(transaction, to, () => write(row, publicUrl));
  return outbox.putLater(transaction, { to, ...mail }, waits);
}
