/** Must match the constraint of `admins.username`. */
const USERNAME = /^[A-Za-z0-9._@+-]{1,64}$/;

/**
 * Parses a username: 1 to 64 unaccented letters, digits and `. _ @ + -`, so that no two names look the same. Trims
 * blanks. Returns `null` if the name is invalid.
 * @example parseUsername(' Anna.Rossi ') // 'Anna.Rossi'
 */
export function parseUsername(text: string): string | null {
  const username = text.trim();
  return USERNAME.test(username) ? username : null;
}

/** Returns the key by which usernames are compared. Accepts any string. @example usernameKey(' Admin ') // 'admin' */
export function usernameKey(text: string): string {
  return text.trim().toLowerCase();
}
