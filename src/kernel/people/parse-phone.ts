import { phoneDigits } from './contact-links.ts';
import { decodePasted, tidyPasted } from '../text/tidy-pasted.ts';

const MAX_LENGTH = 30;
const MAX_PASTED = 200;
/**
 * Maximum length of the input field. Pasted numbers may be longer than `MAX_LENGTH`, and a limit near it would cut off their last
 * digits.
 */
export const MAX_TYPED_PHONE = 80;
const WRITTEN = /^\+?[\d ()./-]+$/;
const LINK = /^(?:tel|callto|sms|skype):(?:\/\/)?/i;
const MESSAGE_LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api\.|web\.)?whatsapp(?:\.com|:\/)\/send\/?\?phone=)(?:\+|%2B)?(\d+)\/?(?:[&?].*)?$/i;
/** Labels that precede a number on business cards and in signatures, in the portal's languages. */
const LABEL =
  /^[\p{Extended_Pictographic} ]*(?:tel(?:efono?|ephone)?|t[ée]l(?:[ée]phone)?|phone|cell(?:ulare)?|mob(?:ile?)?|handy|portable|whatsapp)(?!\p{L})[ .:]*|^[\p{Extended_Pictographic} ]+(?=[+\d(])/iu;
const DIGITS = /\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;
/**
 * Prefixes of numbers that cost more than an ordinary call. For Italy, they follow the numbering plan (AGCOM, delibera 8/15/CIR,
 * table 1): services and shared charges (1: 144, 166, 178, 199), services by message (4), internet access (70), premium rate (89:
 * 892, 893, 894, 895, 899). For the countries from which most guests come, the list contains the premium-rate prefixes. +979 is
 * the international premium rate.
 */
const PREMIUM = /^(?:39(?:1|4|70|89)|979|1900|3190|3290|3389|34(?:80[367]|905)|4190|439[03]|44(?:9|70)|49900)/;

/** Returns the value of a digit of any script. In Unicode, each script's ten digits are consecutive. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (IS_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * Extracts the number from a `tel:` or WhatsApp link, or from the text after a label. Returns `null` if the encoding of a link is
 * invalid.
 */
function numberIn(text: string): string | null {
  const [, messaged] = MESSAGE_LINK.exec(text) ?? [];
  if (messaged !== undefined) return `+${messaged}`;
  return LINK.test(text) ? decodePasted(text.replace(LINK, '')) : text.replace(LABEL, '');
}

/**
 * Normalises a typed or pasted phone number. Returns `null` unless the text is exactly one number that can be dialled from
 * abroad. Premium-rate numbers (899 etc.) are rejected, because guests and owners call each other's numbers.
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
