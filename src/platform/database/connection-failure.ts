/** Errors that PostgreSQL itself writes have a code of five characters. */
const OF_POSTGRES = /^[\dA-Z]{5}$/;
/** Codes that end or refuse a connection: connection exceptions, operator intervention, resources, a missing database, a demoted primary. */
const OF_CONNECTION = /^(?:08|57P|53|3D000|25006)/;
/** Codes of a server, or of a pooler without a server, that no client can use. */
const OF_NOBODY = /^(?:08|57P|3D000|25006)/;

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

/** Whether PostgreSQL ended a statement because of `statement_timeout`. */
export function isStatementTimeout(error: unknown): boolean {
  return codeOf(error) === '57014';
}
