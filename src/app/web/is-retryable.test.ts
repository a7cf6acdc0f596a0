import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { isRetryable } from './is-retryable.ts';

// A search by words was asked for three times before it led to its town: the way there is an answer, not a failure.
test.each([
  ['a way that leads elsewhere', new Response(null, { status: 302, headers: { Location: '/' } }), false],
  ['an answer that is not there', new ErrorResponse(404, '', null), false],
  ['a server that fails', new ErrorResponse(503, '', null), true],
  ['the same, as it came', new Response(null, { status: 503 }), true],
  ['a line that is cut', new TypeError('Failed to fetch'), true],
])('%s', (_, error, isWorthwhile) => {
  expect(isRetryable(error)).toBe(isWorthwhile);
});
