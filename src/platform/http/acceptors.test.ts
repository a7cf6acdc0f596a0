import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listenAt } from './acceptors.ts';

const server = () => createServer((_, outgoing) => outgoing.end('eccomi'));
const place = (port: number, manyAtOnce: boolean) => ({ host: '127.0.0.1', port, manyAtOnce });

async function ask(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  return text(socket);
}

test.each([true, false])('whoever comes is answered, by whichever listener (many: %s)', async (manyAtOnce) => {
  const one = server();
  const listening = await listenAt(one, place(0, manyAtOnce));
  const answers = await Promise.all(Array.from({ length: 64 }, () => ask(listening.port)));
  expect(answers.filter((answer) => answer.endsWith('eccomi'))).toHaveLength(64);
  one.close();
  await listening.close();
  const [error] = await once(connect(listening.port, '127.0.0.1'), 'error');
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});

test.each([
  [true, true],
  [true, false],
  [false, true],
])('a port that somebody listens at is taken (many: %s, then many: %s)', async (first, second) => {
  const one = server();
  const listening = await listenAt(one, place(0, first));
  await expect(listenAt(server(), place(listening.port, second))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  one.close();
  await listening.close();
});
