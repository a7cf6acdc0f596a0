/** PostgreSQL's own errors have a code of five characters. */
const POSTGRES_CODE = /^[\dA-Z]{5}$/;
/**
 * SQLSTATEs that end or reject a connection: connection exceptions, operator intervention, insufficient resources, missing
 * database, demoted primary.
 */
const CONNECTION_FAILED = /^(?:08|57P|53|3D000|25006)/;
/** SQLSTATEs of a server, or of a pooler without a server, that serves no client. */
const SERVER_UNUSABLE = /^(?:08|57P|3D000|25006)/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Returns `false` if only the statement failed. */
export function isConnectionFailure(error: unknown): boolean {
  const code = codeOf(error);
  return !POSTGRES_CODE.test(code) || CONNECTION_FAILED.test(code);
}

/**
 * Returns whether a server that rejected a connection can serve other clients. Returns true if all of its connection slots are
 * taken, and false if it is starting or stopping or if the database does not exist.
 */
export function isServerAlive(error: unknown): boolean {
  const code = codeOf(error);
  return POSTGRES_CODE.test(code) && !SERVER_UNUSABLE.test(code);
}

export function isStatementTimeout(error: unknown): boolean {
  return codeOf(error) === '57014';
}
