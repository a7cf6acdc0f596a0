/** Errors that PostgreSQL itself writes have a code of five characters. */
const OF_POSTGRES = /^[\dA-Z]{5}$/;
/** Of them, those by which it ends or refuses a connection: connection exceptions, the operator steps in, resources, a database that is gone. */
const OF_CONNECTION = /^(?:08|57P|53|3D000)/;
/** Of them, those that say that it can answer nobody. */
const OF_NOBODY = /^(?:57P|3D000)/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether the server did not answer, or would not be spoken to: any other error is the statement's. */
export function isConnectionFailure(error: unknown): boolean {
  const code = codeOf(error);
  return !OF_POSTGRES.test(code) || OF_CONNECTION.test(code);
}

/** Whether a server that was asked for a connection can answer others: one without room for this connection does, one that starts, stops or has lost the database does not. */
export function isServerAlive(error: unknown): boolean {
  const code = codeOf(error);
  return OF_POSTGRES.test(code) && !OF_NOBODY.test(code);
}
