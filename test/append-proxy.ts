import { createServer, request } from 'node:http';
import { once } from 'node:events';

/** A reverse proxy as they stand in front of a portal: it appends who asked it to `X-Forwarded-For`. `hides`: paths that it answers 404. */
export async function openAppendProxy(target: number, hides: readonly string[] = []) {
  const server = createServer((incoming, answer) => {
    if (hides.includes(incoming.url ?? '')) return void answer.writeHead(404).end();
    const before = incoming.headers['x-forwarded-for'];
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': `${before === undefined ? '' : `${String(before)}, `}198.51.100.7`,
    };
    const asked = request(
      { host: '127.0.0.1', port: target, method: incoming.method, path: incoming.url, headers },
      (told) => {
        answer.writeHead(told.statusCode ?? 502, told.headers);
        told.pipe(answer);
      },
    );
    asked.on('error', () => answer.destroy());
    incoming.pipe(asked);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
