import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const server = createServer((_, answer) => answer.end('here'));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());
const address = server.address();
const port = typeof address === 'object' ? address?.port : 0;

async function run(lines: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const program = ['--import', join(import.meta.dirname, 'stay-home.mjs'), '--input-type=module', '-e', lines];
  execFile(process.execPath, program, (_, stdout) => resolve(stdout));
  return promise;
}

test.each([
  ['a DNS lookup of a name', `await (await import('node:dns/promises')).lookup('example.com')`],
  [
    'a DNS lookup with a callback',
    `await new Promise((_, no) => import('node:dns').then(({ lookup }) => lookup('example.com', no)))`,
  ],
  ['a query for DNS records', `await (await import('node:dns/promises')).resolve4('example.com')`],
  ['a request to an IP address', `await fetch('http://192.0.2.7/')`],
  ['an HTTPS request to an IP address', `await fetch('https://[2001:db8::7]/')`],
  [
    'a socket to an IP address',
    `await new Promise((_, no) => import('node:net').then(({ connect }) => connect(25, '192.0.2.7').on('error', no)))`,
  ],
])('the fuzzer’s preload script blocks %s', async (_, lines) => {
  const output = await run(`try { ${lines} } catch (error) { console.log((error.cause ?? error).message) }`);
  expect(output).toContain('nothing leaves this machine');
});

test('the fuzzer’s preload script allows connections to this machine', async () => {
  expect(await run(`console.log(await (await fetch('http://localhost:${port}/')).text())`)).toContain('here');
});
