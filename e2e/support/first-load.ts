import { gzipSync } from 'node:zlib';

const KILOBYTE = 1024;
const MODULE =
  /<link rel="(?:held-)?modulepreload" href="([^"]+)"|<script[^>]* src="([^"]+)"|import(?:\(|[^"]* from )?\s*"([^"]+\.js)"/g;

/** Budget in gzipped KB for the scripts that a page loads before it is hydrated. */
export const VISITOR_KB = 130;

export const gzippedKb = (body: string | Buffer): number => gzipSync(body, { level: 6 }).length / KILOBYTE;

export function modulesOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(MODULE)].flatMap(([, preload, script, imported]) => preload ?? script ?? imported ?? []),
  );
}

async function fetchedKb(url: string): Promise<number> {
  return gzippedKb(Buffer.from(await (await fetch(url)).arrayBuffer()));
}

export async function weigh(origin: string, modules: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...modules].map((module) => fetchedKb(origin + module)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
