import { defineMail } from '../../../mail/rules/define-mail.ts';
import { ownerMessages } from '../../messages/by-request.ts';
import type { Change } from '../../rules/list-changes.ts';
import { ownerPath } from '../../rules/owner-path.ts';
import { nameFact } from './listing-mail.ts';

type ChangedContacts = { id: number; nome: string; changes: readonly Change[]; contact: string | null };

const CHANGES = [{ campo: 'Telefono', prima: '', dopo: '+39 333' }];
const EXAMPLE = { id: 7, nome: 'Podere', changes: CHANGES, contact: 'ciao@ospitalia.example' };

export const contactsChanged = defineMail<ChangedContacts>([EXAMPLE], ({ id, nome, changes, contact }) => {
  const { contactsChangedMail, valueChange } = ownerMessages();
  const lines = changes.map(({ campo, prima, dopo }) => [campo, valueChange(prima, dopo)] as const);
  return { ...contactsChangedMail(nome, contact), facts: [nameFact(nome), ...lines], url: ownerPath(id) };
});
