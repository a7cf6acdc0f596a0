import { createServer } from 'node:http';

const STATIC_BYTES = 20 * 1024;
const file = Buffer.alloc(STATIC_BYTES, 'Ospitalia ');

// What this machine's Node reaches at best: an answer with nothing in it, and 20 KB from memory.
const server = createServer((request, response) => {
  if (request.url === '/20kb') response.writeHead(200, { 'Content-Type': 'text/html' }).end(file);
  else response.writeHead(200, { 'Content-Type': 'text/plain' }).end('ciao');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0);
});
