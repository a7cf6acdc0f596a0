import { describe, expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { isUnavailable, UnavailableError } from './unavailable.ts';

function withCode(code: string, message = 'a message from elsewhere'): Error {
  return Object.assign(new Error(message), { code });
}

describe('isUnavailable with an error code', () => {
  test.each([
    ['connection errors (class 08)', ['08000', '08001', '08003', '08004', '08006', '08007', '08P01']],
    ['refused connections (classes 28 and 3D)', ['28000', '28P01', '3D000']],
    ['insufficient resources (class 53)', ['53000', '53100', '53200', '53300', '53400']],
    ['operator intervention (class 57)', ['57000', '57014', '57P01', '57P02', '57P03', '57P04', '57P05']],
    ['system errors (class 58)', ['58000', '58030', '58P01', '58P02']],
    ['retryable errors', ['25006', '25P03', '25P04', '40001', '40003', '40P01', '55P03']],
    ['data lost on disk', ['XX001', 'XX002']],
    [
      'socket errors',
      ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL'],
    ],
    ['name resolution errors', ['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL']],
    ['file errors', ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', 'ENOMEM']],
    ['TLS errors', ['CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID', 'SELF_SIGNED_CERT_IN_CHAIN']],
  ])('returns true for %s', (_, codes) => {
    expect(codes.filter((code) => !isUnavailable(withCode(code)))).toEqual([]);
  });

  test.each(['22021', '23505', '23P01', '25P02', '42501', '42601', '42P01', 'P0001', 'XX000', 'EACCES', 'EINVAL'])(
    'returns false for %s',
    (code) => expect(isUnavailable(withCode(code))).toBe(false),
  );
});

describe('isUnavailable with a message but no error code', () => {
  test.each([
    // Messages from `client.js` and `connection.js` of pg 8.
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Client has already been connected. You cannot reuse a client.',
    'timeout expired',
    'Query read timeout',
    'Received unexpected rowDescription message from backend.',
    'Received unexpected commandComplete message from backend.',
    'The server does not support SSL connections',
    'There was an error establishing an SSL connection',
    'SASL: SCRAM-SERVER-FINAL-MESSAGE: server signature does not match',
    // pg-protocol 1
    'Unknown authenticationOk message type 99',
    // pg-pool 3
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
    'Cannot use a pool after calling end on the pool',
    // Kysely
    'driver has already been destroyed',
    'Postgres connection has been discarded',
    // pg-boss
    'Workers are disabled. pg-boss is stopped',
    // PostgreSQL
    'cached plan must not change result type',
  ])('returns true for «%s»', (message) => expect(isUnavailable(new Error(message))).toBe(true));

  test.each(['Queue nothing does not exist', 'SASL', 'column "x" does not exist', 'circular reference detected'])(
    'returns false for «%s»',
    (message) => expect(isUnavailable(new Error(message))).toBe(false),
  );
});

test('isUnavailable also checks the cause of an error and the errors of an AggregateError', () => {
  const refused = withCode('ECONNREFUSED');
  expect(isUnavailable(new Error('the email was not enqueued', { cause: refused }))).toBe(true);
  expect(isUnavailable(new AggregateError([new Error('a bug'), refused]))).toBe(true);
  expect(isUnavailable(new AggregateError([new Error('a bug')]))).toBe(false);
  expect(isUnavailable(new UnavailableError('the database does not respond'))).toBe(true);
});

test('isUnavailable returns false for non-errors, circular causes and an AppError with an unavailable cause', () => {
  const endless = new Error('a circular cause');
  endless.cause = endless;
  expect([undefined, 'ECONNREFUSED', endless].map(isUnavailable)).toEqual([false, false, false]);
  const explained = new AppError('PAGAMENTO_NON_DISPONIBILE', 'Non ora.', { cause: withCode('ECONNREFUSED') });
  expect(isUnavailable(explained)).toBe(false);
});
