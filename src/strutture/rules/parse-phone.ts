import { phoneDigits } from './contact-links.ts';

const MAX_LENGTH = 30;
const WRITTEN = /^\+?[\d ()./-]+$/;
const BLANKS = /[ \t\u00a0\u2007\u202f]+/g;
const DASHES = /[\u2010-\u2015]/g;
/** Italian numbers that cost their caller more than a call, by their first digits after the prefix of Italy. */
const PREMIUM = /^39(?:89[2-9]|144|166|199)/;

/**
 * A phone number as it was written, only tidied, or `null` when it is no single number that can be dialled from abroad.
 * Numbers that make the caller pay more (899 and its like) are refused: guests are meant to call it.
 * @example parsePhone(' +39  0578–757 012 ') // '+39 0578-757 012'
 */
export function parsePhone(text: string): string | null {
  const tidy = text.trim().replace(BLANKS, ' ').replace(DASHES, '-');
  const digits = phoneDigits(tidy);
  if (digits === null || tidy.length > MAX_LENGTH || !WRITTEN.test(tidy)) return null;
  return digits.startsWith('0') || PREMIUM.test(digits) ? null : tidy;
}
