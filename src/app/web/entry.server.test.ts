import { RouterContextProvider, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { expect, test } from 'vitest';
import { handleError, pageContext } from './entry.server.tsx';

test.each([
  ['a URL without a page', new ErrorResponse(404, 'Not Found', ''), false],
  ['a method without a page', new ErrorResponse(405, 'Method Not Allowed', ''), false],
  ['a failure of the router', new ErrorResponse(500, 'Internal Server Error', ''), true],
  ['a bug of a loader', new TypeError('x'), true],
])('handleError logs only bugs: %s', (_, error, isLogged) => {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  const services = { report: (failure: unknown) => void reported.push(failure) };
  context.set(pageContext, services as never);
  const request = new Request('https://ospitalia.example/niente');
  handleError(error, { request, context, params: {}, unstable_pattern: '/niente' } as never);
  expect(reported).toEqual(isLogged ? [error] : []);
});
