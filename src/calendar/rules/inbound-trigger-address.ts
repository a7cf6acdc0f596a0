/** Characters of a token. Every mail server preserves lower-case letters and digits; a token has 130 bits. */
export const TOKEN_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
export const TOKEN_LENGTH = 26;

/** `mailbox` is `null` for a catch-all domain, where the token is the whole local part. */
export type InboundTriggerPlace = { mailbox: string | null; domain: string };

/** An optional mailbox, and a domain. A local part is limited to 64 characters; the token and its `+` leave 37 for the mailbox. */
const PLACE = /^(?:([a-z\d][a-z\d._-]{0,36})?@)?((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d])$/;
const TOKEN = /^[a-z2-7]{26}$/;
const ADDRESS = /[a-z\d][a-z\d._+-]{0,63}@[a-z\d.-]{1,253}/g;
/** Limits per string and per email, because recipient lists can be arbitrarily long. */
const MAX_TEXT = 20_000;
const MAX_TOKENS = 5;

/**
 * Parses the operator's inbound mail setting. Returns `null` if it is invalid.
 * @example parseInboundTriggerPlace('campanello@posta.example') // { mailbox: 'campanello', domain: 'posta.example' }
 */
export function parseInboundTriggerPlace(text: string): InboundTriggerPlace | null {
  const [, mailbox, domain] = PLACE.exec(text.trim().toLowerCase()) ?? [];
  return domain === undefined ? null : { mailbox: mailbox ?? null, domain };
}

/** @example inboundTriggerAddress({ mailbox: 'campanello', domain: 'posta.example' }, token) // 'campanello+abc…@posta.example' */
export function inboundTriggerAddress({ mailbox, domain }: InboundTriggerPlace, token: string): string {
  return `${mailbox === null ? '' : `${mailbox}+`}${token}@${domain}`;
}

/**
 * Returns the distinct tokens in the recipient addresses of an email. `texts` are the strings that contain the addresses.
 * @example inboundTriggerTokens(place, ['Casa <campanello+ABC…@Posta.example>, altro@posta.example']) // ['abc…']
 */
export function inboundTriggerTokens({ mailbox, domain }: InboundTriggerPlace, texts: readonly string[]): string[] {
  const before = mailbox === null ? '' : `${mailbox}+`;
  const after = `@${domain}`;
  const tokens = texts
    .flatMap((text) => text.slice(0, MAX_TEXT).toLowerCase().match(ADDRESS) ?? [])
    .filter((address) => address.startsWith(before) && address.endsWith(after))
    .map((address) => address.slice(before.length, -after.length))
    .filter((token) => TOKEN.test(token));
  return [...new Set(tokens)].slice(0, MAX_TOKENS);
}
