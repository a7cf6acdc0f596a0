import { decodePasted, tidyPasted } from '../../kernel/text/tidy-pasted.ts';

/** The parser that browsers and Node share; rules see neither's types. */
declare class URL {
  constructor(url: string);
  readonly hostname: string;
}

/** The longest address that SMTP can carry (RFC 5321), and the longest part before the @. */
const MAX_LENGTH = 254;
const MAX_LOCAL = 64;
/** A longer text is no address, whatever is taken off it. */
const MAX_PASTED = 600;

/**
 * What the mail world really uses, and nothing that could be read as two addresses, a name or a header: dots between
 * the words of the local part, labels of at most 63 letters, digits and inner hyphens, a top level of letters or in its `xn--`
 * form. ASCII only, before lower-casing (the Kelvin sign is no k). No `%` and `!`, by which old servers pass mail on.
 */
const EMAIL =
  /^[A-Za-z0-9_'+&/=~-]+(?:\.[A-Za-z0-9_'+&/=~-]+)*(?<!')@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/;
/** Letters, digits and hyphens of any script: what the domain of a link may hold besides is no part of an address. */
const UNICODE_DOMAIN = /^[\p{L}\p{N}](?:-*[\p{L}\p{M}\p{N}])*(?:\.[\p{L}\p{N}](?:-*[\p{L}\p{M}\p{N}])*)+$/u;
const NAMED = /^([^<>]*)<([^<>]*)>$/;
/** A link, with whatever it prefills, or what stands before an address in a signature. */
const LINK = /^mailto *:([^?]*)(?:\?.*)?$/i;
const LABEL = /^(?:e-?)?mail *: */i;
const UNICODE_LOCAL = /^[\p{L}\p{M}\p{N}_'+&/=~.-]+$/u;

/** The address itself, out of a link, a label or a name beside it. */
function addressIn(pasted: string): string | null {
  const [, name = '', inner] = NAMED.exec(pasted) ?? [];
  if (inner !== undefined) {
    const address = addressIn(inner.trim());
    return name.includes('@') && name.trim() !== address ? null : address;
  }
  const [, linked] = LINK.exec(pasted) ?? [];
  return linked === undefined ? pasted.replace(LABEL, '') : decodePasted(linked);
}

/** A domain with accents or of another script in its `xn--` form, as DNS has it (UTS 46); others as they are. */
function toAscii(domain: string): string {
  if (!UNICODE_DOMAIN.test(domain) || !/\P{ASCII}/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** The two halves of the address as it was meant; `null`: no address, control characters, or text that reads other than it is. */
function halvesOf(value: unknown): { local: string; domain: string } | null {
  if (typeof value !== 'string' || value.length > MAX_PASTED || /\p{Cc}/u.test(value)) return null;
  const pasted = tidyPasted(value);
  const address = (pasted === null ? null : addressIn(pasted))?.trim() ?? '';
  const at = address.lastIndexOf('@');
  return at < 0 ? null : { local: address.slice(0, at), domain: toAscii(address.slice(at + 1)) };
}

/**
 * The one form of an e-mail address that is stored and compared, or `null` for what is none. What came along when it was pasted is
 * dropped, capitals become small: who writes `Anna@` is who reads `anna@`. A domain with accents is written in its `xn--` form. Of a
 * control character the whole value is refused.
 * @example parseEmail(' Anna.Rossi@Example.IT ') // 'anna.rossi@example.it'
 * @example parseEmail('anna@example.it, altro@example.it') // null
 * @example parseEmail('info@münchen.example') // 'info@xn--mnchen-3ya.example'
 */
export function parseEmail(value: unknown): string | null {
  const halves = halvesOf(value);
  if (halves === null) return null;
  const address = `${halves.local}@${halves.domain}`;
  if (address.length > MAX_LENGTH || halves.local.length > MAX_LOCAL || !EMAIL.test(address)) return null;
  return address.toLowerCase();
}

/**
 * Whether only accents or another script before the @ keep an address from being taken: many servers refuse mail to those (RFC 6531),
 * and the guest would never receive the booking.
 * @example hasUnicodeLocal('niccolò@example.it') // true
 */
export function hasUnicodeLocal(value: unknown): boolean {
  const { local, domain } = halvesOf(value) ?? { local: '', domain: '' };
  return /\P{ASCII}/u.test(local) && UNICODE_LOCAL.test(local) && parseEmail(`a@${domain}`) !== null;
}

const PLUS_TAG = /(?<=.)\+[^@]*(?=@)/;

/**
 * The mailbox that an e-mail address leads to, for limits; `null`: it is no address. Case and plus tags make no other mailbox, as for
 * unpaid holds (`src/stay/server/hold-quota-repository.ts`).
 * @example mailboxOf('Anna+Mare@Example.it') // 'anna@example.it'
 */
export function mailboxOf(email: unknown): string | null {
  return parseEmail(email)?.replace(PLUS_TAG, '') ?? null;
}
