import { SettingsError } from '../../platform/process/operator-error.ts';

/**
 * Whether a character of the password ends it too early: `#`, `?` and `/` begin another part of an address, and of two `@` programs take
 * either. What follows would be taken for a host, and be printed as one.
 */
function hasUnescapedPassword(text: string): boolean {
  const rest = text.slice(text.indexOf('://') + 3);
  const authority = /^[^/?#]*/.exec(rest)?.[0] ?? '';
  const ats = authority.split('@').length - 1;
  return ats > 1 || text.includes('#') || (ats === 0 && rest.includes('@'));
}

/** Whether a `%` stands for itself, where an address wants `%25`. */
function hasBrokenCode({ username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
    return false;
  } catch {
    return true;
  }
}

/** An address of PostgreSQL, as `URL` spells it; `undefined` where none is given. Throws a `SettingsError` that repeats nothing of it. */
export function readDatabaseUrl(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const isPostgres = /^postgres(?:ql)?:\/\//.test(text);
  const url = isPostgres ? URL.parse(text) : null;
  if (isPostgres && (hasUnescapedPassword(text) || (url !== null && hasBrokenCode(url)))) {
    throw new SettingsError(
      `La password in ${name} contiene un carattere che in un indirizzo va scritto in codice: ` +
        '@ diventa %40, # diventa %23, / diventa %2F, ? diventa %3F, : diventa %3A, % diventa %25.',
    );
  }
  if (url !== null) return url.href;
  throw new SettingsError(
    `${name} deve essere un indirizzo che inizia con postgres:// o postgresql://, per esempio postgres://ospitalia:PASSWORD@127.0.0.1/ospitalia.`,
  );
}
