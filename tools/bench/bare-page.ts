import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';

/** A page as a file: the same words, styles and pictures, and not one script. */
export type BarePage = { url: string; stop(): Promise<void> };

const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

type StoredFile = { type: string; body: Buffer; isText: boolean };

async function take(url: string): Promise<StoredFile> {
  const answer = await fetch(url, { headers: { Accept: 'image/avif,image/webp,*/*' } });
  const type = answer.headers.get('Content-Type') ?? 'application/octet-stream';
  const body = Buffer.from(await answer.arrayBuffer());
  return { type, body, isText: /^text|javascript|json|svg|xml/.test(type) };
}

/**
 * Serves the page at `path` of a portal with its scripts taken out, from memory, compressed; what it shows is fetched from the portal
 * once and kept. As good as this content can be without an application around it: what a page's Lighthouse is held against.
 */
export async function serveBarePage(origin: string, path: string): Promise<BarePage> {
  const html = (await (await fetch(origin + path)).text()).replaceAll(SCRIPTS, '');
  const kept = new Map<string, Promise<StoredFile>>();
  kept.set(path, Promise.resolve({ type: 'text/html; charset=utf-8', body: Buffer.from(html), isText: true }));
  const server = createServer((request, response) => {
    const asked = request.url ?? '/';
    const file = kept.get(asked) ?? take(origin + asked);
    kept.set(asked, file);
    void file.then(({ type, body, isText }) => {
      const headers = { 'Content-Type': type, 'Cache-Control': 'max-age=31536000' };
      if (!isText) return response.writeHead(200, headers).end(body);
      return response.writeHead(200, { ...headers, 'Content-Encoding': 'gzip' }).end(gzipSync(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- it listens on a port, not on a pipe
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
