import { gzipSync } from 'node:zlib';

const KILOBYTE = 1024;
/** A browser asks for these before the page answers to a click: what the page preloads, and what its scripts import. */
const MODULE =
  /<link rel="modulepreload" href="([^"]+)"|<script[^>]* src="([^"]+)"|import(?:\(|[^"]* from )?\s*"([^"]+\.js)"/g;

async function gzippedKb(url: string): Promise<number> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  return gzipSync(body, { level: 6 }).length / KILOBYTE;
}

/** Kilobytes that a first visit to a page costs, gzipped: its HTML, and its JavaScript. */
export async function weighPage(
  origin: string,
  path: string,
): Promise<{ htmlKb: number; scriptKb: number; scripts: number }> {
  const html = await (await fetch(origin + path)).text();
  const modules = new Set(
    [...html.matchAll(MODULE)].map(([, preload, script, imported]) => preload ?? script ?? imported),
  );
  const sizes = await Promise.all([...modules].map((module) => gzippedKb(origin + module)));
  return {
    htmlKb: gzipSync(html, { level: 6 }).length / KILOBYTE,
    scriptKb: sizes.reduce((sum, size) => sum + size, 0),
    scripts: modules.size,
  };
}
