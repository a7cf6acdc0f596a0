import { phoneDigits } from './contact-links.ts';
import { decodePasted, tidyPasted } from '../text/tidy-pasted.ts';

const MAX_LENGTH = 30;
const MAX_PASTED = 200;
/** Maximum length of the input field. A pasted number may be longer than `MAX_LENGTH`, and a lower limit would cut off its last digits. */
export const MAX_TYPED_PHONE = 80;
const WRITTEN = /^\+?[\d ()./-]+$/;
const LINK = /^(?:tel|callto|sms|skype):(?:\/\/)?/i;
const MESSAGE_LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api\.|web\.)?whatsapp(?:\.com|:\/)\/send\/?\?phone=)(?:\+|%2B)?(\d+)\/?(?:[&?].*)?$/i;
const LABEL =
  /^[\p{Extended_Pictographic} ]*(?:tel(?:efono?|ephone)?|t[ée]l(?:[ée]phone)?|phone|cell(?:ulare)?|mob(?:ile?)?|handy|portable|whatsapp)(?!\p{L})[ .:]*|^[\p{Extended_Pictographic} ]+(?=[+\d(])/iu;
const DIGITS = /\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;
/** Prefixes of premium-rate numbers in Italy (AGCOM, delibera 8/15/CIR, table 1) and in the countries that most guests come from. */
const PREMIUM = /^(?:39(?:1|4|70|89)|979|1900|3190|3290|3389|34(?:80[367]|905)|4190|439[03]|44(?:9|70)|49900)/;

/** Returns the value of a digit in any script. In Unicode, the ten digits of each script are consecutive. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (IS_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Returns the number without the label or link prefix. Returns `null` if the encoding of a link is invalid. */
function numberIn(text: string): string | null {
  const [, messaged] = MESSAGE_LINK.exec(text) ?? [];
  if (messaged !== undefined) return `+${messaged}`;
  return LINK.test(text) ? decodePasted(text.replace(LINK, '')) : text.replace(LABEL, '');
}

/**
 * Returns the normalised number, or `null` if it cannot be dialled from abroad. Rejects premium-rate numbers, because guests and
 * owners would have to call them.
 * @example parsePhone(' +39  0578–757 012 ') // '+39 0578-757 012'
 * @example parsePhone('tel:+393331234567') // '+393331234567'
 */
export function parsePhone(text: string): string | null {
  const pasted = text.length > MAX_PASTED ? null : tidyPasted(text.trim());
  const number = pasted === null ? null : numberIn(pasted);
  const tidy = number?.replace(DIGITS, valueOf).trim() ?? '';
  const digits = phoneDigits(tidy);
  if (digits === null || tidy.length > MAX_LENGTH || !WRITTEN.test(tidy)) return null;
  return digits.startsWith('0') || PREMIUM.test(digits) ? null : tidy;
}
