import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { isRetryable } from './is-retryable.ts';

// Regression test: a search was once requested three times, because its redirect was treated as a failure.
test.each([
  ['false for a redirect', new Response(null, { status: 302, headers: { Location: '/' } }), false],
  ['false for a missing page', new ErrorResponse(404, '', null), false],
  ['true for a server error', new ErrorResponse(503, '', null), true],
  ['true for a server error as a Response', new Response(null, { status: 503 }), true],
  ['true for a broken connection', new TypeError('Failed to fetch'), true],
])('isRetryable returns %s', (_, error, isWorthwhile) => {
  expect(isRetryable(error)).toBe(isWorthwhile);
});
