import { formatEuro, toCents, toEuros } from '../../../kernel/money/cents.ts';
import { parseEuro } from '../../../kernel/money/parse-euro.ts';
import type { ContactsBody, OwnerStruttura } from '../../owner-contract.ts';

export type Contacts = { telefono: string; email: string; prezzo: string };

export type TypedContacts = Partial<Contacts>;

export function contactsOf({ telefono, email, prezzo_notte }: OwnerStruttura): Contacts {
  const prezzo = prezzo_notte === null ? '' : formatEuro(toCents(prezzo_notte));
  return { telefono: telefono ?? '', email: email ?? '', prezzo };
}

/** Normalises a price as its field does on blur, so that `95` and `95,00 €` are equal. */
function writtenOut(prezzo: string): string {
  const cents = parseEuro(prezzo);
  return cents === null ? prezzo : formatEuro(cents);
}

export function changedContacts(typed: TypedContacts, shown: Contacts): TypedContacts {
  const { telefono, email, prezzo } = typed;
  return {
    ...(telefono !== undefined && telefono !== shown.telefono && { telefono }),
    ...(email !== undefined && email !== shown.email && { email }),
    ...(prezzo !== undefined && writtenOut(prezzo) !== writtenOut(shown.prezzo) && { prezzo }),
  };
}

export function contactsBody({ prezzo, ...others }: TypedContacts): ContactsBody {
  if (prezzo === undefined) return others;
  const cents = parseEuro(prezzo);
  return { ...others, prezzo_notte: cents === null ? prezzo : toEuros(cents) };
}
