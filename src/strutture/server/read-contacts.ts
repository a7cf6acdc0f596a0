import { hasUnicodeLocal, parseEmail } from '../../accounts/rules/parse-email.ts';
import type { Cents } from '../../kernel/money/cents.ts';
import type { ContactsBody } from '../owner-contract.ts';
import { parsePhone } from '../../kernel/people/parse-phone.ts';
import { readAmount } from '../rules/read-fields.ts';
import { readEuros } from '../rules/read-number.ts';
import { failure, success, isAbsent, type ParseResult } from '../rules/parse-result.ts';
import { readAll } from '../rules/read-all.ts';
import { formError } from './check-form.ts';

/** `undefined` means unchanged. */
export type Contacts = {
  telefono: string | null | undefined;
  email: string | null | undefined;
  prezzo_notte: Cents | undefined;
};

/** `hasPrice` is true for a whole home; the price of a bnb is ignored. */
type ContactsOf = { hasPrice: boolean; isAdmin: boolean };

const MIN_CENTS = 100;

function readTelefono(value: unknown): ParseResult<string | null | undefined> {
  if (value === undefined) return success(undefined);
  if (isAbsent(value)) return success(null);
  const telefono = typeof value === 'string' ? parsePhone(value) : null;
  return telefono === null ? failure('telefonoInvalid') : success(telefono);
}

function readEmail(value: unknown, isAdmin: boolean): ParseResult<string | null | undefined> {
  if (value === undefined) return success(undefined);
  if (isAbsent(value)) return isAdmin ? success(null) : failure('emailMissing');
  const email = parseEmail(value);
  if (email !== null) return success(email);
  return failure(hasUnicodeLocal(value) ? 'emailUnicode' : 'emailInvalid');
}

function readPrice(value: unknown, isAdmin: boolean): ParseResult<Cents | undefined> {
  if (value === undefined || (isAdmin && readEuros(value) === null)) return success(undefined);
  return readAmount(value, { missing: 'prezzoNotteMissing', min: MIN_CENTS, outOfRange: 'prezzoNotteOutOfRange' });
}

/** Validates the contacts and the price (PRODUCT.md § 5). If an administrator sends an invalid amount, the price does not change. */
export function readContacts(body: ContactsBody, { hasPrice, isAdmin }: ContactsOf): Contacts {
  const reading = readAll<Contacts>({
    telefono: readTelefono(body.telefono),
    email: readEmail(body.email, isAdmin),
    prezzo_notte: readPrice(hasPrice ? body.prezzo_notte : undefined, isAdmin),
  });
  if (reading.ok) return reading.value;
  const [first] = Object.values(reading.faults);
  throw formError(first ?? 'textInvalid', reading.faults);
}
