/** The driver's, sockets' and files' codes that mean "the database or the disk cannot answer now", not "this is a bug". */
const UNAVAILABLE = new Set([
  // The way to the database, or to a storage.
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOENT',
  // The disk, and what a process may open.
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  // PostgreSQL: its connection is refused, since its password, its database or its access list was changed.
  '28000',
  '28P01',
  '3D000',
  '25006', // read_only_sql_transaction: a primary that was made a standby
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '40001', // serialization_failure
  '40003', // statement_completion_unknown
  '40P01', // deadlock_detected
  '55P03', // lock_not_available
  'XX001', // data_corrupted: what the disk gives back is not what was written
  'XX002', // index_corrupted
]);

/** Classes of PostgreSQL's errors: the connection, resources, the operator steps in, the system it runs on. */
const UNAVAILABLE_CLASS = /^(?:08|53|57|58)[\dA-Z]{3}$/;

/** Of TLS between us and the database, or a storage. */
const TLS_CODE = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/;

/**
 * What pg, pg-pool, pg-boss and Kysely say without a code: time limits that run out, connections that end, and what follows from
 * either (read in their sources, and listed in the test). And PostgreSQL, once, where a column has another type.
 */
const UNAVAILABLE_TEXT = new RegExp(
  [
    'timeout exceeded when trying to connect',
    '^timeout expired$',
    'Query read timeout',
    'Connection terminated',
    'is not queryable',
    'Client has already been connected',
    'Cannot use a pool after',
    'driver has already been destroyed',
    'connection has been discarded',
    '^Received unexpected \\w+ message from backend',
    '^Unknown authenticationOk message type',
    'server does not support SSL connections',
    'error establishing an SSL connection',
    '^SASL: ',
    'pg-boss is stopped',
    'cached plan must not change',
  ].join('|'),
);

/** Causes that are followed: whoever wraps an error says what it was about. */
const MOST_CAUSES = 5;

/** The database has not answered for a while: whoever asks it now is told so at once. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

function hasUnavailableCode(error: Error): boolean {
  if (!('code' in error) || typeof error.code !== 'string') return false;
  return UNAVAILABLE.has(error.code) || UNAVAILABLE_CLASS.test(error.code) || TLS_CODE.test(error.code);
}

function isUnavailableWithin(error: unknown, depth: number): boolean {
  // An `AppError` says itself what its cause means: a payment provider that cannot be reached is no database that is away.
  if (!(error instanceof Error) || error.name === 'AppError' || depth > MOST_CAUSES) return false;
  if (error.name === 'UnavailableError' || hasUnavailableCode(error)) return true;
  if (error instanceof AggregateError && error.errors.some((one) => isUnavailableWithin(one, depth + 1))) return true;
  return UNAVAILABLE_TEXT.test(error.message) || isUnavailableWithin(error.cause, depth + 1);
}

/** Whether an error says that the database or the disk is away, full, slow or cut off: the answer is then 503, and the caller may retry. */
export function isUnavailable(error: unknown): boolean {
  return isUnavailableWithin(error, 0);
}
