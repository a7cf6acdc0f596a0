import { formatEuro, toCents, toEuros } from '../../kernel/money/cents.ts';
import { parseEuro } from '../../kernel/money/parse-euro.ts';

export type TypedContacts = { telefono: string; email: string; prezzo: string };

/** `prezzo_notte` is in euros. */
export type ContactsEdit = { telefono: string | null; email: string | null; prezzo_notte: number | null };

export function typedContacts({ telefono, email, prezzo_notte }: ContactsEdit): TypedContacts {
  const prezzo = prezzo_notte === null ? '' : formatEuro(toCents(prezzo_notte));
  return { telefono: telefono ?? '', email: email ?? '', prezzo };
}

/**
 * Converts the entered values. If the price is unreadable, the current price stays (PRODUCT.md § 5, "Contact edit").
 * @example editContacts({ telefono: '', email: 'anna@example.it', prezzo: 'abc' }, 95) // { telefono: null, email: 'anna@example.it', prezzo_notte: 95 }
 */
export function editContacts(typed: TypedContacts, current: number | null): ContactsEdit {
  const cents = parseEuro(typed.prezzo);
  return {
    telefono: typed.telefono.trim() || null,
    email: typed.email.trim() || null,
    prezzo_notte: cents === null ? current : toEuros(cents),
  };
}
