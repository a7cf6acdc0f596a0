import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { isRetryable } from './is-retryable.ts';

// A search for a town was once requested three times, because its redirect counted as a failure.
test.each([
  ['a redirect', new Response(null, { status: 302, headers: { Location: '/' } }), false],
  ['a missing response', new ErrorResponse(404, '', null), false],
  ['a server error', new ErrorResponse(503, '', null), true],
  ['a server error as a Response', new Response(null, { status: 503 }), true],
  ['a broken connection', new TypeError('Failed to fetch'), true],
])('isRetryable of %s', (_, error, isWorthwhile) => {
  expect(isRetryable(error)).toBe(isWorthwhile);
});
