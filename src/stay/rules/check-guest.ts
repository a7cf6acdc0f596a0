/** What a guest types about themselves. */
export type GuestDetails = { guest_name: string; guest_email: string; guest_phone: string; notes: string };

const NO_DETAILS: GuestDetails = { guest_name: '', guest_email: '', guest_phone: '', notes: '' };
const MAX: GuestDetailsLimits = { guest_name: 120, guest_email: 254, guest_phone: 30, notes: 1000 };
type GuestDetailsLimits = Record<keyof GuestDetails, number>;

/** As much as a browser can know of an address; the server knows better. */
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** Two letters at least, of any alphabet: nobody can be welcomed by one. The browser and the server ask the same. */
export const GUEST_NAME = /\p{L}.*\p{L}/su;
const MIN_DIGITS = 6;

/** Nothing typed yet, and the most that fits into each field. */
export const guestDetails = { none: NO_DETAILS, max: MAX } as const;

/**
 * The fields that keep a guest from going on to the payment, in their order.
 * @example checkGuest({ guest_name: 'Ada Bassi', guest_email: 'ada@example', guest_phone: '333 1234567', notes: '' }) // ['guest_email']
 */
export function checkGuest({ guest_name, guest_email, guest_phone, notes }: GuestDetails): (keyof GuestDetails)[] {
  const faults: [keyof GuestDetails, boolean][] = [
    ['guest_name', !GUEST_NAME.test(guest_name) || guest_name.length > MAX.guest_name],
    ['guest_email', !EMAIL.test(guest_email.trim()) || guest_email.length > MAX.guest_email],
    ['guest_phone', guest_phone.replaceAll(/\D/g, '').length < MIN_DIGITS || guest_phone.length > MAX.guest_phone],
    ['notes', notes.length > MAX.notes],
  ];
  return faults.filter(([, isAtFault]) => isAtFault).map(([field]) => field);
}
