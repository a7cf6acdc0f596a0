import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type CdnRequest = { at: number; method: string; path: string; headers: IncomingHttpHeaders; body: string };
/** `hang`: takes the request and says nothing. `cut`: ends the connection. */
export type CdnAnswer = { status: number; headers?: Record<string, string>; body?: string } | 'hang' | 'cut';

const TAKEN: CdnAnswer = { status: 200, body: '{"success":true,"errors":[],"messages":[],"result":{"id":"1"}}' };

/** Plays the CDN: notes what it is asked, and takes each purge unless it was told otherwise. */
export async function openCdnServer() {
  let requests: CdnRequest[] = [];
  let next: CdnAnswer[] = [];
  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    const at = performance.now();
    requests.push({ at, method, path: url, headers, body: await text(incoming) });
    const answer = next.shift() ?? TAKEN;
    if (answer === 'cut') incoming.socket.destroy();
    else if (answer !== 'hang') outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get requests(): readonly CdnRequest[] {
      return requests;
    },
    /** The tags of each purge, in the order in which they came. */
    purged: () => requests.map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags),
    answerNext: (...answers: CdnAnswer[]) => void next.push(...answers),
    reset(): void {
      [requests, next] = [[], []];
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
