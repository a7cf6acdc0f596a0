/** PostgreSQL: a row that must be unique was there already; a row that is referred to is there no more. */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

function constraintOf(error: unknown, code: string): string | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== code) return null;
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
}

/** The name of the unique index that a statement would have broken, or `null` when it failed otherwise. */
export function brokenUnique(error: unknown): string | null {
  return constraintOf(error, UNIQUE_VIOLATION);
}

/** The name of the reference that a statement would have left without its end, or `null` when it failed otherwise. */
export function brokenReference(error: unknown): string | null {
  return constraintOf(error, FOREIGN_KEY_VIOLATION);
}
