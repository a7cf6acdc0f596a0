import { hasUnicodeLocal, parseEmail } from '../../accounts/rules/parse-email.ts';
import { MAX_TYPED_PHONE, parsePhone } from '../../kernel/people/parse-phone.ts';

export type GuestDetails = { guest_name: string; guest_email: string; guest_phone: string; notes: string };

const NO_DETAILS: GuestDetails = { guest_name: '', guest_email: '', guest_phone: '', notes: '' };
const MAX: GuestDetailsLimits = { guest_name: 120, guest_email: 254, guest_phone: MAX_TYPED_PHONE, notes: 1000 };
type GuestDetailsLimits = Record<keyof GuestDetails, number>;

/** Matches a name with at least two letters of any script. */
export const GUEST_NAME = /\p{L}.*\p{L}/su;

export const guestDetails = { none: NO_DETAILS, max: MAX } as const;

/**
 * Returns the invalid fields that block the payment, in display order.
 * @example checkGuest({ guest_name: 'Ada Bassi', guest_email: 'ada@example', guest_phone: '333 1234567', notes: '' }) // ['guest_email']
 */
export function checkGuest({ guest_name, guest_email, guest_phone, notes }: GuestDetails): (keyof GuestDetails)[] {
  const faults: [keyof GuestDetails, boolean][] = [
    ['guest_name', !GUEST_NAME.test(guest_name) || guest_name.length > MAX.guest_name],
    // Non-ASCII letters before the @ are not reported here, because the server has a more specific message for them.
    ['guest_email', parseEmail(guest_email) === null && !hasUnicodeLocal(guest_email)],
    ['guest_phone', parsePhone(guest_phone) === null],
    ['notes', notes.length > MAX.notes],
  ];
  return faults.filter(([, isAtFault]) => isAtFault).map(([field]) => field);
}
