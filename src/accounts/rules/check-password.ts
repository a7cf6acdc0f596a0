/** Characters of a new password. A longer one than `MAX_PASSWORD` is nobody's. */
export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 256;

export type PasswordFault = 'corta' | 'lunga' | 'username' | 'comune' | 'prevedibile' | 'illeggibile';

/** Whether a text can be typed and sent as it is: no NUL, no half of a character. */
export function isSoundText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Passwords that many people have, in small letters. */
export type CommonPasswords = ReadonlySet<string>;

/** What somebody who guesses tries first here, beside the username. */
const OWN_WORDS = ['ospitalia', 'amministratore', 'administrator', 'admin', 'password'];
/** Different characters that must be left without them. */
const MIN_OWN_CHARACTERS = 5;

function isPredictable(password: string, username: string): boolean {
  const left = [username, ...OWN_WORDS].reduce((text, word) => text.replaceAll(word, ''), password);
  return new Set(left.replaceAll(/[\s\d]/g, '')).size < MIN_OWN_CHARACTERS;
}

/**
 * Why an administrator cannot have this password, or `null`: 12 to 256 characters, of any kind (length
 * is what protects), and nothing that is guessed first: not the username, none of `common`, not the portal's name with a
 * number (ASVS 5.0, 6.2.4 and 6.2.11). It is kept exactly as it was typed: `è` in one character and in two are two passwords.
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
