/** Characters of a new password. A longer one than `MAX_PASSWORD` is nobody's. */
export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 256;

export type PasswordFault = 'corta' | 'lunga' | 'username' | 'illeggibile';

/** Whether a text can be typed and sent as it is: no NUL, no half of a character. */
export function isSoundText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/**
 * Why an administrator cannot have this password, or `null`: 12 to 256 characters, of any kind, and not the username
 * (specification section 5 has none; length is what protects). It is kept exactly as it was typed: `è` in one character
 * and in two are two passwords (reliability 2.8, row 72).
 * @example checkPassword('corta', 'admin') // 'corta'
 */
export function checkPassword(password: string, username: string): PasswordFault | null {
  if (!isSoundText(password)) return 'illeggibile';
  const { length } = Array.from(password);
  if (length < MIN_PASSWORD) return 'corta';
  if (length > MAX_PASSWORD) return 'lunga';
  return password.trim().toLowerCase() === username.toLowerCase() ? 'username' : null;
}
