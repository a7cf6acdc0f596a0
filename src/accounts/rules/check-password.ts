export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 256;

export type PasswordFault = 'corta' | 'lunga' | 'username' | 'comune' | 'prevedibile' | 'illeggibile';

export function isSoundText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** All entries are in lower case. */
export type CommonPasswords = ReadonlySet<string>;

const PREDICTABLE_WORDS = ['ospitalia', 'amministratore', 'administrator', 'admin', 'password'];
/** Minimum number of distinct characters apart from digits, whitespace, the username and the `PREDICTABLE_WORDS`. */
const MIN_OTHER_CHARACTERS = 5;

function isPredictable(password: string, username: string): boolean {
  const left = [username, ...PREDICTABLE_WORDS].reduce((text, word) => text.replaceAll(word, ''), password);
  return new Set(left.replaceAll(/[\s\d]/g, '')).size < MIN_OTHER_CHARACTERS;
}

/**
 * Returns why a password is rejected, or `null` (ASVS 5.0, 6.2.4 and 6.2.11). Passwords are not normalised, so composed and
 * decomposed `è` differ.
 * @example checkPassword('corta', 'admin', new Set()) // 'corta'
 */
export function checkPassword(password: string, username: string, common: CommonPasswords): PasswordFault | null {
  if (!isSoundText(password)) return 'illeggibile';
  const { length } = Array.from(password);
  if (length < MIN_PASSWORD) return 'corta';
  if (length > MAX_PASSWORD) return 'lunga';
  const [typed, name] = [password.trim().toLowerCase(), username.toLowerCase()];
  if (typed === name) return 'username';
  if (common.has(typed)) return 'comune';
  return isPredictable(typed, name) ? 'prevedibile' : null;
}
