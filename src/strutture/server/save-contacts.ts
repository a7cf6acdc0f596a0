import { updateEditForm } from './form-repository.ts';
import { type OwnedRow, updateContacts } from './owner-repository.ts';
import { parseEditForm } from './parse-edit-form.ts';
import type { Contacts } from './read-contacts.ts';
import type { StruttureDb } from './repository.ts';

/** Contacts and price are also written to a pending or rejected change; otherwise its approval would revert them. */
export async function saveContacts(db: StruttureDb, row: OwnedRow, contacts: Contacts): Promise<void> {
  const { telefono, email, prezzo_notte } = contacts;
  const given = { ...(telefono !== undefined && { telefono }), ...(email !== undefined && { email }) };
  const price = prezzo_notte === undefined ? {} : { prezzo_notte_cents: prezzo_notte };
  await updateContacts(db, row.id, { telefono: row.telefono, ...given, ...price });
  if (row.edit_status === null) return;
  const edited = parseEditForm(row.edit_form);
  const isWhole = edited.tipo_prenotazione === 'casa_vacanza';
  await updateEditForm(db, row.id, { ...edited, ...given, ...(isWhole && price) });
}
