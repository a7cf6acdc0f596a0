import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './acquire-server.ts';

test('freePort returns a free port outside the ephemeral ranges', async () => {
  const port = await freePort();
  await using server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(port).toBeLessThan(32_768);
});
