import { readdir } from 'node:fs/promises';
import type { GeneratedFile } from '../../platform/http/generated-files.ts';
import { offlineMessages as t } from '../offline-messages.it.ts';

/** Where pages find it; below this address it sees all of them. */
const OFFLINE_WORKER = '/senza-rete.js';

/** Where the built pages have their files, the fonts among them. */
const ASSETS = 'build/client/assets';
/** The portal's two faces, by the beginning of their files' names. */
const FACES = [
  ['Young Serif', 'young-serif-latin-400-normal'],
  ['Figtree', 'figtree-latin-wght-normal'],
] as const;

/** Every page has loaded them, for ever: they are in the browser's own cache, and the worker keeps nothing. */
async function readFaces(folder: string): Promise<string> {
  const files = await readdir(folder).catch(() => []);
  return FACES.map(([family, start]) => {
    const file = files.find((name) => name.startsWith(start) && name.endsWith('.woff2'));
    return file === undefined
      ? ''
      : `@font-face { font-family: '${family}'; src: url('/assets/${file}') format('woff2'); font-weight: 300 900; font-display: swap; }`;
  }).join('\n');
}

const STYLE = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100dvh; display: grid; place-content: center; padding: 24px; background: #fcfaf5; color: #221e1a;
    font: 400 1rem/1.6 Figtree, system-ui, sans-serif; text-align: center; }
  main { max-width: 32rem; }
  svg { width: 64px; height: 64px; }
  h1 { font: 400 2rem/1.2 'Young Serif', Georgia, serif; margin: 16px 0 8px; }
  p { margin: 0 0 12px; text-wrap: balance; }
  a { display: inline-block; margin-top: 12px; padding: 12px 22px; border-radius: 999px; background: #12614a; color: #fff;
    font-weight: 600; text-decoration: none; }
  a:focus-visible { outline: 3px solid #114a5b; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body { background: #10191a; color: #f5ecdc; }
    a { background: #7ecbae; color: #06251c; }
    a:focus-visible { outline-color: #f2c56b; }
  }`;

/** A closed door, with all that it needs in itself. The link without an address asks for the same page again. */
const pageWith = (faces: string) => `<!DOCTYPE html><html lang="it"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.titolo} — Ospitalia</title><style>${faces}${STYLE}</style></head>
<body><main><svg viewBox="0 0 64 64" aria-hidden="true"><path d="M12 60V28a20 20 0 0 1 40 0v32z" fill="#12614a"/>
<path d="M22 60V30a10 10 0 0 1 20 0v30z" fill="#f2c583"/></svg><h1>${t.titolo}</h1><p>${t.spiega}</p><p>${t.salvate}</p><a href="">${t.riprova}</a></main></body></html>`;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'",
};

/**
 * The worker of a browser that answers when the network does not, with one page of its own, and keeps nothing else: every other
 * answer is the network's (docs/decisions/0107). The page is part of its text, so that a new text is all that changes it.
 */
const scriptWith = (faces: string) => `'use strict';
const PAGE = ${JSON.stringify(pageWith(faces))};
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  Promise.all([clients.claim(), registration.navigationPreload && registration.navigationPreload.enable()])));
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const answer = async () => (await event.preloadResponse) || fetch(request);
  event.respondWith(answer().catch(() => new Response(PAGE, { status: 503, headers: ${JSON.stringify(HEADERS)} })));
});
`;

/** `folder`: of the built files. Without them, as in development, the page has the device's fonts. */
export const offlineWorkerOf = (folder: string): GeneratedFile => ({
  path: OFFLINE_WORKER,
  type: 'text/javascript; charset=utf-8',
  // Browsers look for a new one at most once a day by themselves.
  maxAge: 0,
  write: async () => scriptWith(await readFaces(folder)),
});

export const offlineWorker = offlineWorkerOf(ASSETS);
