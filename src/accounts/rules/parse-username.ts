/** Must match the constraint on `admins.username`. */
const USERNAME = /^[A-Za-z0-9._@+-]{1,64}$/;

/**
 * Parses a username. Allows only ASCII, so that letters of other scripts cannot imitate another username.
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
