const UNAVAILABLE = new Set([
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
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOMEM',
  // PostgreSQL rejects the connection because the password, the database or the access list has changed.
  '28000',
  '28P01',
  '3D000',
  '25006', // read_only_sql_transaction: the primary became a standby
  '25P03', // idle_in_transaction_session_timeout
  '25P04', // transaction_timeout
  '40001', // serialization_failure
  '40003', // statement_completion_unknown
  '40P01', // deadlock_detected
  '55P03', // lock_not_available
  'XX001', // data_corrupted: for example, a page with a wrong checksum
  'XX002', // index_corrupted
]);

/** PostgreSQL error classes: connection exception, insufficient resources, operator intervention, system error. */
const UNAVAILABLE_CLASS = /^(?:08|53|57|58)[\dA-Z]{3}$/;

const TLS_CODE = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/;

/** Matches messages of errors whose code is missing or ambiguous. Sources: PostgreSQL, pg, pg-pool, pg-boss and Kysely. */
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

const MOST_CAUSES = 5;

/** Thrown instead of running a query while the database is known to be unresponsive. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}

function hasUnavailableCode(error: Error): boolean {
  if (!('code' in error) || typeof error.code !== 'string') return false;
  return UNAVAILABLE.has(error.code) || UNAVAILABLE_CLASS.test(error.code) || TLS_CODE.test(error.code);
}

function isUnavailableWithin(error: unknown, depth: number): boolean {
  // An `AppError` is already classified, even if its cause is an unreachable payment provider.
  if (!(error instanceof Error) || error.name === 'AppError' || depth > MOST_CAUSES) return false;
  if (error.name === 'UnavailableError' || hasUnavailableCode(error)) return true;
  if (error instanceof AggregateError && error.errors.some((one) => isUnavailableWithin(one, depth + 1))) return true;
  return UNAVAILABLE_TEXT.test(error.message) || isUnavailableWithin(error.cause, depth + 1);
}

export function isUnavailable(error: unknown): boolean {
  return isUnavailableWithin(error, 0);
}
