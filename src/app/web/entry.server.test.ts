import { RouterContextProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { handleError, pageContext } from './entry.server.tsx';

test.each([
  ['does not log a request for an unknown URL', new ErrorResponse(404, 'Not Found', ''), false],
  ['does not log a request with an unsupported method', new ErrorResponse(405, 'Method Not Allowed', ''), false],
  ['logs a failure of the router', new ErrorResponse(500, 'Internal Server Error', ''), true],
  ['logs a bug in a loader', new TypeError('x'), true],
])('handleError %s', (_, error, isLogged) => {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  const services = { report: (failure: unknown) => void reported.push(failure) };
  context.set(pageContext, services as never);
  const request = new Request('https://ospitalia.example/niente');
  handleError(error, { request, context, params: {}, unstable_pattern: '/niente' } as never);
  expect(reported).toEqual(isLogged ? [error] : []);
});
