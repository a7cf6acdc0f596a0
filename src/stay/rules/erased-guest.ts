/** What stands where a guest's address was, once they had it erased: no mail can be sent there (RFC 2606). */
export const ERASED_EMAIL = 'cancellato@ospitalia.invalid';
export const ERASED_NAME = 'Ospite';
export const ERASED_PHONE = '—';
