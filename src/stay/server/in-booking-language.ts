import { isLanguage, ITALIAN } from '../../kernel/language.ts';
import { inLanguage } from '../../kernel/languages/current-language.ts';
import type { BookingRow } from './booking-repository.ts';

/** Runs what its guest reads of a booking in the language in which they booked; one that is spoken no more is Italian. */
export function inBookingLanguage<Result>({ lingua }: Pick<BookingRow, 'lingua'>, run: () => Result): Result {
  return inLanguage(isLanguage(lingua) ? lingua : ITALIAN, run);
}
