/** The same pattern as the constraint of `admins.username`. */
const USERNAME = /^[A-Za-z0-9._@+-]{1,64}$/;

/**
 * The name that an administrator can have, or `null`: 1 to 64 letters without accents, digits and `. _ @ + -`, so that no
 * two names look the same. Blanks around it are dropped.
 * @example parseUsername(' Anna.Rossi ') // 'Anna.Rossi'
 */
export function parseUsername(text: string): string | null {
  const username = text.trim();
  return USERNAME.test(username) ? username : null;
}

/**
 * What usernames are compared by: `Admin` and ` admin ` are the same.
 * Any text has one.
 * @example usernameKey(' Admin ') // 'admin'
 */
export function usernameKey(text: string): string {
  return text.trim().toLowerCase();
}
