import { afterAll } from 'vitest';
import { z } from 'zod';
import { listen, type ListenOptions } from '../src/platform/http/listen.ts';
import { createApiApp } from './api-app.ts';

export const PLAIN = { hasUnprefixedPath: false, summary: 'Una prova', params: z.object({}), query: z.object({}) };

/** Serves API calls in a test. Must be awaited at the top level of the test file. */
export async function listenApi(
  dependencies: Parameters<typeof createApiApp>[0],
  options?: ListenOptions,
): Promise<string> {
  const server = await listen(createApiApp(dependencies), '127.0.0.1', 0, options);
  afterAll(() => server.close());
  return `http://127.0.0.1:${server.port}`;
}
