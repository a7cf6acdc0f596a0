import { gzipSync } from 'node:zlib';

const KILOBYTE = 1024;
/** A browser asks for these before the page answers to a click: what the page preloads, and what its scripts import. */
const MODULE =
  /<link rel="(?:held-)?modulepreload" href="([^"]+)"|<script[^>]* src="([^"]+)"|import(?:\(|[^"]* from )?\s*"([^"]+\.js)"/g;

/** What a built file imports at once. */
const IMPORT = /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g;

async function gzippedKb(url: string): Promise<number> {
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  return gzipSync(body, { level: 6 }).length / KILOBYTE;
}

function modulesOf(html: string): Set<string> {
  return new Set(
    [...html.matchAll(MODULE)].flatMap(([, preload, script, imported]) => preload ?? script ?? imported ?? []),
  );
}

async function weigh(origin: string, modules: Iterable<string>): Promise<number> {
  const sizes = await Promise.all([...modules].map((module) => gzippedKb(origin + module)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Kilobytes that a first visit to a page costs, gzipped: its HTML, and its JavaScript. */
export async function weighPage(
  origin: string,
  path: string,
): Promise<{ htmlKb: number; scriptKb: number; scripts: number }> {
  const html = await (await fetch(origin + path)).text();
  const modules = modulesOf(html);
  return {
    htmlKb: gzipSync(html, { level: 6 }).length / KILOBYTE,
    scriptKb: await weigh(origin, modules),
    scripts: modules.size,
  };
}

/** Kilobytes of JavaScript of a page that loads a file later, named `late`: with that file and all that it imports. */
export async function weighLate(origin: string, path: string, late: string): Promise<number> {
  const modules = modulesOf(await (await fetch(origin + path)).text());
  const read = async (module: string) => (await fetch(origin + module)).text();
  const texts = await Promise.all([...modules].map(read));
  const name = new RegExp(`${late}-[\\w-]+\\.js`).exec(texts.join('\n'))?.[0];
  if (name === undefined) throw new Error(`${path} loads no ${late}`);
  const waiting = [`/assets/${name}`];
  for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
    if (modules.has(module)) continue;
    modules.add(module);
    for (const [, imported] of (await read(module)).matchAll(IMPORT)) waiting.push(`/assets/${imported}`);
  }
  return weigh(origin, modules);
}
