/** What stands where a guest's address was, once they had it erased: no mail can be sent there (RFC 2606). */
export const ERASED_EMAIL = 'cancellato@ospitalia.invalid';
/** What stands where their name was. */
export const ERASED_NAME = 'Ospite';
/** What stands where their phone number was. */
export const ERASED_PHONE = '—';
