import { createServer } from 'node:http';

/** An answer that the portal gave: the same bytes are given here. */
export type Bytes = { path: string; type: string; coding: string; body: string };

/**
 * What `node:http` reaches at best with the bytes of some pages: found by their path in a map, and sent with the three headers that a
 * browser needs. Bodies come and the port goes as messages of the process; bodies are base64.
 */
process.once('message', (pages: Bytes[]) => {
  const answers = new Map(
    pages.map(({ path, type, coding, body }) => {
      const bytes = Buffer.from(body, 'base64');
      const headers = { 'Content-Type': type, 'Content-Encoding': coding, 'Content-Length': bytes.length };
      return [path, { bytes, headers }];
    }),
  );
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer) response.writeHead(200, answer.headers).end(answer.bytes);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
  });
});
