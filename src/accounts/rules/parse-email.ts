import { decodePasted, tidyPasted } from '../../kernel/text/tidy-pasted.ts';

/** `URL` exists in browsers and in Node, but `rules/` uses the type definitions of neither. */
declare class URL {
  constructor(url: string);
  readonly hostname: string;
}

/** Maximum lengths of an address and its local part (RFC 5321). */
const MAX_LENGTH = 254;
const MAX_LOCAL = 64;
const MAX_PASTED = 600;

/**
 * Must be applied before lower-casing, which turns the Kelvin sign into an ASCII k. Excludes `%` and `!`, because old servers use
 * them to relay mail.
 */
const EMAIL =
  /^[A-Za-z0-9_'+&/=~-]+(?:\.[A-Za-z0-9_'+&/=~-]+)*(?<!')@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/;
/** Allows no character that could end the host in the URL that `toAscii` parses. */
const UNICODE_DOMAIN = /^[\p{L}\p{N}](?:-*[\p{L}\p{M}\p{N}])*(?:\.[\p{L}\p{N}](?:-*[\p{L}\p{M}\p{N}])*)+$/u;
const NAMED = /^([^<>]*)<([^<>]*)>$/;
const LINK = /^mailto *:([^?]*)(?:\?.*)?$/i;
const LABEL = /^(?:e-?)?mail *: */i;
const UNICODE_LOCAL = /^[\p{L}\p{M}\p{N}_'+&/=~.-]+$/u;

function addressIn(pasted: string): string | null {
  const [, name = '', inner] = NAMED.exec(pasted) ?? [];
  if (inner !== undefined) {
    const address = addressIn(inner.trim());
    return name.includes('@') && name.trim() !== address ? null : address;
  }
  const [, linked] = LINK.exec(pasted) ?? [];
  return linked === undefined ? pasted.replace(LABEL, '') : decodePasted(linked);
}

function toAscii(domain: string): string {
  if (!UNICODE_DOMAIN.test(domain) || !/\P{ASCII}/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Splits an entered address at the @ and converts the domain to ASCII. Returns `null` if the text has no @, is too long or
 * contains control characters or a right-to-left override.
 */
function halvesOf(value: unknown): { local: string; domain: string } | null {
  if (typeof value !== 'string' || value.length > MAX_PASTED || /\p{Cc}/u.test(value)) return null;
  const pasted = tidyPasted(value);
  const address = (pasted === null ? null : addressIn(pasted))?.trim() ?? '';
  const at = address.lastIndexOf('@');
  return at < 0 ? null : { local: address.slice(0, at), domain: toAscii(address.slice(at + 1)) };
}

/**
 * Normalises an email address. Lower-cases the local part too, because `Anna@` and `anna@` belong to one person.
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
 * Returns whether only the non-ASCII local part makes an address invalid. Many servers reject such addresses (RFC 6531).
 * @example hasUnicodeLocal('niccolò@example.it') // true
 */
export function hasUnicodeLocal(value: unknown): boolean {
  const { local, domain } = halvesOf(value) ?? { local: '', domain: '' };
  return /\P{ASCII}/u.test(local) && UNICODE_LOCAL.test(local) && parseEmail(`a@${domain}`) !== null;
}

const PLUS_TAG = /(?<=.)\+[^@]*(?=@)/;

/** Returns the key for rate limits, which ignores case and plus tags. @example mailboxOf('Anna+Mare@Example.it') // 'anna@example.it' */
export function mailboxOf(email: unknown): string | null {
  return parseEmail(email)?.replace(PLUS_TAG, '') ?? null;
}
