import { changeMessages } from '../change-messages.it.ts';
import { isKnownOwner } from '../rules/is-known-owner.ts';
import { listChanges } from '../rules/list-changes.ts';
import type { AdminStrutturaDependencies } from './admin-tools.ts';
import type { OwnedRow } from './owner-repository.ts';
import { readForm } from './read-form.ts';
import type { StruttureDb } from './repository.ts';
import { mailsAbout } from './write-mails.ts';

type Dependencies = Pick<AdminStrutturaDependencies, 'outbox' | 'publicUrl' | 'contact'>;
type ContactChange = { before: OwnedRow; after: OwnedRow };

/** Who hears of it: the owner where they sign in, and the address that guests saw until now. A mail each. */
function addressesOf({ before, after }: ContactChange): string[] {
  const { proprietario_email } = after;
  if (proprietario_email === null || !isKnownOwner(after)) return [];
  const isReplaced = before.email !== null && before.email !== after.email;
  return [...new Set([proprietario_email, ...(isReplaced ? [before.email ?? ''] : [])])];
}

/** Tells an owner what an administrator changed of contacts and prices, in the transaction of the change. */
export async function enqueueContactsMail(
  db: StruttureDb,
  changed: ContactChange,
  { outbox, publicUrl, contact }: Dependencies,
): Promise<void> {
  const lines = [changed.before, changed.after].map((row) => changeMessages.contattiDetti(readForm(row)));
  const changes = listChanges(lines[0] ?? [], lines[1] ?? []);
  if (changes.length === 0) return;
  for (const to of addressesOf(changed)) {
    await outbox.put(db, mailsAbout(changed.after, to, publicUrl).contactsChanged(changes, contact ?? null));
  }
}
