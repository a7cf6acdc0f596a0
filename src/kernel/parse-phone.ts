import { phoneDigits } from './contact-links.ts';

const MAX_LENGTH = 30;
const WRITTEN = /^\+?[\d ()./-]+$/;
const BLANKS = /[ \t\u00a0\u2007\u202f]+/g;
const DASHES = /[\u2010-\u2015]/g;
/**
 * Numbers that cost their caller more than a call, by their first digits. Of Italy, by its numbering plan (AGCOM, delibera 8/15/CIR,
 * table 1): services and shared charges (1: 144, 166, 178, 199), services by message (4), access to the internet (70), and what is
 * sold by the call (89: 892, 893, 894, 895, 899). Of the countries whose guests come most, what is sold there; +979 is sold everywhere.
 */
const PREMIUM = /^(?:39(?:1|4|70|89)|979|1900|3190|3290|3389|34(?:80[367]|905)|4190|439[03]|44(?:9|70)|49900)/;

/**
 * A phone number as it was written, only tidied, or `null` when it is no single number that can be dialled from abroad.
 * Numbers that make the caller pay more (899 and its like) are refused: guests are meant to call a home's, and owners a guest's.
 * @example parsePhone(' +39  0578–757 012 ') // '+39 0578-757 012'
 */
export function parsePhone(text: string): string | null {
  const tidy = text.trim().replace(BLANKS, ' ').replace(DASHES, '-');
  const digits = phoneDigits(tidy);
  if (digits === null || tidy.length > MAX_LENGTH || !WRITTEN.test(tidy)) return null;
  return digits.startsWith('0') || PREMIUM.test(digits) ? null : tidy;
}
