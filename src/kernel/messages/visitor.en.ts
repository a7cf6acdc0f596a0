import { pluralEn } from '../text/plural.ts';
import type { IsTranslation } from '../languages/translation.ts';

export const pageNotFound = 'The page you are looking for doesn’t exist.';
export const unexpectedError = 'Something unexpected went wrong. Please try again later.';
export const dialogNotLoaded = 'We can’t open this window. Reload the page and try again.';

export const requestInvalid = 'This request isn’t valid. Check what you entered and try again.';
export const methodNotAllowed = 'This isn’t allowed.';
export const notAuthenticated = 'You need to be signed in. Please sign in again.';
export const notAuthorised = 'You don’t have permission to do this.';
export const reauthenticationRequired = 'Please confirm once more that it’s you, then try again.';
// The name of the dialog stays Italian, because the admin panel exists only in Italian.
export const secondFactorRequired =
  'This needs a second factor. Turn on a passkey or codes in the “Sicurezza” window, then try again.';
export const originNotAllowed = 'The request was refused for security reasons. Reload the page.';
export const formatNotSupported = 'This format isn’t supported.';
export const payloadTooLarge = 'What you sent is too large.';
export const requestTimedOut = 'The request took too long. Please try again.';
export const requestTooLong = 'The request is too long.';
export const parameterRepeated = 'One parameter is given more than once.';
export const dataInvalid = 'Some of the details aren’t valid. Check them and try again.';
export const emailLocalPartNotAscii =
  'There are accented or non-Latin letters before the @, which many mail servers refuse. Enter another address.';
export const tooManyRequests = (seconds: number) => {
  if (seconds <= 90)
    return `Too many requests. Try again in ${pluralEn(seconds, { one: '1 second', other: `${seconds} seconds` })}.`;
  return `Too many requests. Try again in ${Math.ceil(seconds / 60)} minutes.`;
};
export const serviceUnavailable = 'The service is unavailable at the moment. Try again in a few minutes.';
export const tooManyVisits = 'There are too many visitors right now. Try again in a few seconds.';
export const unknownHost = 'This site doesn’t answer at this address. Check the link and try again.';
export const readOnlyMode =
  'We are making room on our servers: for now you can view everything, but not send or change anything. Try again later.';
export const photoUploadsPaused =
  'We are making room on our servers: for now we can’t take new photos. Try again later.';
export const dateNotFound = 'That date doesn’t exist.';

true satisfies IsTranslation<typeof import('./visitor.it.ts'), typeof import('./visitor.en.ts')>;
