import { cleanText } from '../../kernel/text/clean-text.ts';

export const MAX_PASSKEY_NAME = 60;

/**
 * Normalises a passkey's name. Returns `fallback` if it is empty and `null` if it is too long.
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
 * Returns the relying party ID and the origin, or `null` for an IP address, for which browsers create no passkeys (WebAuthn,
 * "valid domain").
 * @example passkeyPlace('https://www.ospitalia.it') // { rpId: 'www.ospitalia.it', origin: 'https://www.ospitalia.it' }
 */
export function passkeyPlace(publicUrl: string): PasskeyPlace | null {
  const [, rpId = ''] = HOST.exec(publicUrl) ?? [];
  return rpId === '' || IP_ADDRESS.test(rpId) ? null : { rpId, origin: publicUrl };
}
