const POSTGRES_CODE = /^[\dA-Z]{5}$/;
/** SQLSTATEs of connection exceptions, operator intervention, insufficient resources, a missing database or a demoted primary. */
const CONNECTION_FAILED = /^(?:08|57P|53|3D000|25006)/;
const SERVER_UNUSABLE = /^(?:08|57P|3D000|25006)/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

export function isConnectionFailure(error: unknown): boolean {
  const code = codeOf(error);
  return !POSTGRES_CODE.test(code) || CONNECTION_FAILED.test(code);
}

/** Returns whether a working server reported the error, for example because all its connection slots are taken. */
export function isServerAlive(error: unknown): boolean {
  const code = codeOf(error);
  return POSTGRES_CODE.test(code) && !SERVER_UNUSABLE.test(code);
}

export function isStatementTimeout(error: unknown): boolean {
  return codeOf(error) === '57014';
}
