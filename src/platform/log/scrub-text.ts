const REDACTED = '[…]';

const EMAIL = /[\w.!#$&'*+=?^`~-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63})+/gi;
/** Matches a URL. Its host is not removed, because it shows which server failed. */
const AFTER_HOST = /\b((?:https?|wss?|ftp):\/\/)(?:[^\s"'<>/@]{0,200}@)?([^\s"'<>/?#]{1,255})[/?#][^\s"'<>)]*/gi;
const IN_ADDRESS = /\b([a-z][a-z\d+.-]{0,20}:\/\/)[^\s"'<>/@]{1,200}@/gi;
const STRIPE_ID =
  /\b(?:acct|ba|btok|card|ch|cs|cus|dp|du|evt|fr|in|ipi|mandate|pi|pm|po|prod|price|py|pyr|re|req|rk|seti|si|sk|src|sub|tok|tr|trr|txn|we|whsec)_(?:(?:live|test|demo)_)?\w{3,}/g;
/** Matches card, account and phone numbers: twelve or more digits in any grouping. */
const DIGITS = /(?<![\w.:-])\+?\d(?:[ .-]?\d){11,}(?![\w:])/g;
const PHONE = /(?<!\w)(?:\+|00)\d{1,3}(?:[ .-]?\d){6,12}\b/g;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,4})?\b/g;
/** Matches booking codes. A code alone is enough to see and cancel the booking. */
const CODICE = /\b(?=[0-9A-HJKMNP-TV-Z]*\d)[0-9A-HJKMNP-TV-Z]{16}\b/g;
const JWT = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
/** A run of characters that may be a token, a session ID or a signature (`isToken`). */
const PIECE = /[\w-]{20,}/g;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const WORDS = /^[a-z]+(?:[-_][a-z]+)*$|^[A-Z]+(?:_[A-Z]+)*$|^_?[a-z]+(?:[A-Z][a-z]+)*$|^(?:[A-Z][a-z]+)+$/;
/** File names and identifiers of this project, such as `0015_bookings_due`. */
const NAME_WITH_NUMBER = /^\d{4}_[a-z_]+$|^[a-z]+(?:[-_][a-z]+|[-_]?\d{1,2}\b)*$/;

function isToken(piece: string): boolean {
  return !UUID.test(piece) && !WORDS.test(piece) && !NAME_WITH_NUMBER.test(piece);
}

/**
 * Removes personal data and secrets. Hosts, UUIDs and names of files and constraints remain.
 * @example scrubText('no mail to anna@example.it') // 'no mail to […]'
 */
export function scrubText(text: string): string {
  return text
    .replaceAll(AFTER_HOST, `$1$2/${REDACTED}`)
    .replaceAll(IN_ADDRESS, `$1${REDACTED}@`)
    .replaceAll(EMAIL, REDACTED)
    .replaceAll(JWT, REDACTED)
    .replaceAll(STRIPE_ID, REDACTED)
    .replaceAll(IBAN, REDACTED)
    .replaceAll(CODICE, REDACTED)
    .replaceAll(DIGITS, REDACTED)
    .replaceAll(PHONE, REDACTED)
    .replaceAll(PIECE, (piece) => (isToken(piece) ? REDACTED : piece));
}
