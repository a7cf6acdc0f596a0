import { type FeedServer, startFeedServer } from '../../test/feed-server.ts';

const WORKERS = 16;

const hostOf = (worker: number) => `127.0.1.${worker + 1}`;

export function feedHosts(port: string): string {
  return Array.from({ length: WORKERS }, (_, worker) => `${hostOf(worker)}:${port}`).join(',');
}

export function serveFeeds(worker: number): Promise<FeedServer> {
  return startFeedServer({ host: hostOf(worker), port: Number(process.env['OSPITALIA_E2E_FEED_PORT']) });
}
