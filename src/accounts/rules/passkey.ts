import { cleanText } from '../../kernel/text/clean-text.ts';

export const MAX_PASSKEY_NAME = 60;

/**
 * Cleans up the name of a passkey. Returns `fallback` for an empty name and `null` for a name that is too long.
 * @example readPasskeyName('  Telefono  ', 'Passkey') // 'Telefono'
 */
export function readPasskeyName(typed: unknown, fallback: string): string | null {
  const name = (typeof typed === 'string' ? cleanText(typed, 'one') : null) ?? '';
  if (Array.from(name).length > MAX_PASSKEY_NAME) return null;
  return name === '' ? fallback : name;
}

const HOST = /^https?:\/\/(\[[^\]]*\]|[^:/]+)/;
const IP_ADDRESS = /^(?:[\d.]+|\[.*\])$/;

type PasskeyPlace = { rpId: string; origin: string };

/**
 * Returns the relying party ID and the origin for passkeys, or `null` if the host is a bare IP address, for which browsers do not
 * create passkeys (WebAuthn, "valid domain").
 * @example passkeyPlace('https://www.ospitalia.it') // { rpId: 'www.ospitalia.it', origin: 'https://www.ospitalia.it' }
 */
export function passkeyPlace(publicUrl: string): PasskeyPlace | null {
  const [, rpId = ''] = HOST.exec(publicUrl) ?? [];
  return rpId === '' || IP_ADDRESS.test(rpId) ? null : { rpId, origin: publicUrl };
}
