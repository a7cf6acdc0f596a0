import { phoneDigits } from './contact-links.ts';
import { decodePasted, tidyPasted } from '../text/tidy-pasted.ts';

const MAX_LENGTH = 30;
/** A longer text is no number, whatever is taken off it. */
const MAX_PASTED = 200;
/** What a field takes: a number as it was pasted. A limit near `MAX_LENGTH` would cut its last digits off. */
export const MAX_TYPED_PHONE = 80;
const WRITTEN = /^\+?[\d ()./-]+$/;
const LINK = /^(?:tel|callto|sms|skype):(?:\/\/)?/i;
const MESSAGE_LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api\.|web\.)?whatsapp(?:\.com|:\/)\/send\/?\?phone=)(?:\+|%2B)?(\d+)\/?(?:[&?].*)?$/i;
/** What stands before a number on a card or in a signature, in the languages of the portal. */
const LABEL =
  /^[\p{Extended_Pictographic} ]*(?:tel(?:efono?|ephone)?|t[ée]l(?:[ée]phone)?|phone|cell(?:ulare)?|mob(?:ile?)?|handy|portable|whatsapp)(?!\p{L})[ .:]*|^[\p{Extended_Pictographic} ]+(?=[+\d(])/iu;
const DIGITS = /\p{Nd}/gu;
const IS_DIGIT = /^\p{Nd}$/u;
/**
 * Numbers that cost their caller more than a call, by their first digits. Of Italy, by its numbering plan (AGCOM, delibera 8/15/CIR,
 * table 1): services and shared charges (1: 144, 166, 178, 199), services by message (4), access to the internet (70), and what is
 * sold by the call (89: 892, 893, 894, 895, 899). Of the countries whose guests come most, what is sold there; +979 is sold everywhere.
 */
const PREMIUM = /^(?:39(?:1|4|70|89)|979|1900|3190|3290|3389|34(?:80[367]|905)|4190|439[03]|44(?:9|70)|49900)/;

/** A digit of any script as its value: Unicode has each script's ten in a row. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (IS_DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** The number inside a link of a phone or of WhatsApp, or behind a label; `null` where a link is encoded wrongly. */
function numberIn(text: string): string | null {
  const [, messaged] = MESSAGE_LINK.exec(text) ?? [];
  if (messaged !== undefined) return `+${messaged}`;
  return LINK.test(text) ? decodePasted(text.replace(LINK, '')) : text.replace(LABEL, '');
}

/**
 * A phone number as its person wrote it, without what came along when it was pasted, or `null` when it is no single number that can be
 * dialled from abroad. Numbers that make the caller pay more (899 and its like) are refused: guests are meant to call a home's, and
 * owners a guest's.
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
