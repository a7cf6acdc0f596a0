/** 26 letters of an alphabet of 32: 130 bits, which nobody guesses and every mail server leaves as they are. */
export const DOORBELL_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
export const DOORBELL_LENGTH = 26;

/** Where doorbells are. `mailbox`: one mailbox, whose name stands before a `+`; `null`: every name of the domain arrives. */
export type DoorbellPlace = { mailbox: string | null; domain: string };

/** A mail server takes 64 characters before the @: with the token and its `+` that leaves these. */
const PLACE = /^(?:([a-z\d][a-z\d._-]{0,36})?@)?((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d])$/;
const TOKEN = /^[a-z2-7]{26}$/;
const ADDRESS = /[a-z\d][a-z\d._+-]{0,63}@[a-z\d.-]{1,253}/g;
/** Characters that are looked at of one text, and rings that one mail is good for: lists of recipients may be endless. */
const MAX_TEXT = 20_000;
const MAX_RINGS = 5;

/**
 * Where doorbells are, as whoever runs the portal writes it; `null` where that is no place.
 * @example readDoorbellPlace('campanello@posta.example') // { mailbox: 'campanello', domain: 'posta.example' }
 */
export function readDoorbellPlace(text: string): DoorbellPlace | null {
  const [, mailbox, domain] = PLACE.exec(text.trim().toLowerCase()) ?? [];
  return domain === undefined ? null : { mailbox: mailbox ?? null, domain };
}

/**
 * The address of a doorbell.
 * @example doorbellAddress({ mailbox: 'campanello', domain: 'posta.example' }, token) // 'campanello+abc…@posta.example'
 */
export function doorbellAddress({ mailbox, domain }: DoorbellPlace, token: string): string {
  return `${mailbox === null ? '' : `${mailbox}+`}${token}@${domain}`;
}

/**
 * Which doorbells a mail was sent to, by the texts that name its recipients: each once, whatever else stands there.
 * @example doorbellTokens(place, ['Casa <campanello+ABC…@Posta.example>, altro@posta.example']) // ['abc…']
 */
export function doorbellTokens({ mailbox, domain }: DoorbellPlace, texts: readonly string[]): string[] {
  const before = mailbox === null ? '' : `${mailbox}+`;
  const after = `@${domain}`;
  const tokens = texts
    .flatMap((text) => text.slice(0, MAX_TEXT).toLowerCase().match(ADDRESS) ?? [])
    .filter((address) => address.startsWith(before) && address.endsWith(after))
    .map((address) => address.slice(before.length, -after.length))
    .filter((token) => TOKEN.test(token));
  return [...new Set(tokens)].slice(0, MAX_RINGS);
}
