/** Error codes of Node's sockets and of PostgreSQL that mean "the database cannot answer now", not "this is a bug". */
const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'ENOENT',
  '53300', // too_many_connections
  '57014', // query_canceled, by the statement's time limit
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '08000',
  '08003',
  '08006',
  '08001', // connection exceptions
]);

/** What `pg` says when its own time limits run out or the server hangs up; and PostgreSQL, once, where a column has another type. */
const UNAVAILABLE_TEXT =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Cannot use a pool after|cached plan must not change/;

/** Whether an error says that the database is down, slow or cut off: the answer is then 503, and the caller may retry. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && UNAVAILABLE.has(error.code)) return true;
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return UNAVAILABLE_TEXT.test(error.message);
}
