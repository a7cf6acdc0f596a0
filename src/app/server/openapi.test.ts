import { afterAll, expect, test } from 'vitest';
import { openPortal } from '../../../test/open-portal.ts';
import { SESSION_COOKIE } from '../../accounts/rules/session-cookie.ts';
import { openApiOf } from '../../platform/http/openapi.ts';

const portal = await openPortal();
afterAll(() => portal.close());

test('openApiOf marks path parameters as required, and parameters with a default as optional', () => {
  const { paths } = openApiOf(
    portal.modules.calls.map(({ call }) => call),
    SESSION_COOKIE,
  );
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters }]) => ({ call: `${method} ${path}`, parameters })),
  );
  const isWrong = ({ in: place, required, schema }: (typeof operations)[number]['parameters'][number]) =>
    place === 'path' ? !required : required && typeof schema === 'object' && 'default' in schema;
  const wrong = operations.flatMap(({ call, parameters }) =>
    parameters.filter(isWrong).map(({ name }) => `${call} ${name}`),
  );
  expect(wrong).toEqual([]);
  expect(operations.length).toBeGreaterThan(40);
  const called = operations.find(({ call }) => call === 'get /api/admin/strutture/pending');
  expect(called?.parameters).toContainEqual(expect.objectContaining({ name: 'limit', required: false }));
});
