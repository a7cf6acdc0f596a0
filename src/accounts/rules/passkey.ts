import { cleanText } from '../../kernel/text/clean-text.ts';

export const MAX_PASSKEY_NAME = 60;

/**
 * Reads the name of a passkey, on one line. Returns `fallback` for an empty name and `null` for one that is too long.
 * @example readPasskeyName('  Telefono  ', 'Passkey') // 'Telefono'
 */
export function readPasskeyName(typed: unknown, fallback: string): string | null {
  const name = (typeof typed === 'string' ? cleanText(typed, 'one') : null) ?? '';
  if (Array.from(name).length > MAX_PASSKEY_NAME) return null;
  return name === '' ? fallback : name;
}

/** The host of a site's address; of an IPv6 address with its brackets. */
const HOST = /^https?:\/\/(\[[^\]]*\]|[^:/]+)/;
const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

/** Where passkeys belong: the name that a browser binds them to, and the only origin that may use them. */
type PasskeyPlace = { rpId: string; origin: string };

/**
 * The place of a site's passkeys, or `null`: browsers bind none to a bare IP address (WebAuthn, "valid domain"). `publicUrl`: protocol,
 * host and port alone.
 * @example passkeyPlace('https://www.ospitalia.it') // { rpId: 'www.ospitalia.it', origin: 'https://www.ospitalia.it' }
 */
export function passkeyPlace(publicUrl: string): PasskeyPlace | null {
  const [, rpId = ''] = HOST.exec(publicUrl) ?? [];
  return rpId === '' || IP_ADDRESS.test(rpId) ? null : { rpId, origin: publicUrl };
}
