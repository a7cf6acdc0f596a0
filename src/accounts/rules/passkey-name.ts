import { cleanText } from '../../kernel/clean-text.ts';

export const MAX_PASSKEY_NAME = 60;

/**
 * The name by which somebody tells their passkeys apart, in one line; nothing sensible is `fallback`, what is too long is `null`.
 * @example readPasskeyName('  Telefono  ', 'Passkey') // 'Telefono'
 */
export function readPasskeyName(typed: unknown, fallback: string): string | null {
  const name = (typeof typed === 'string' ? cleanText(typed, 'one') : null) ?? '';
  if (Array.from(name).length > MAX_PASSKEY_NAME) return null;
  return name === '' ? fallback : name;
}
