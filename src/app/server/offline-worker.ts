import { readdir } from 'node:fs/promises';
import { ITALIAN, LANGUAGES } from '../../kernel/language.ts';
import type { GeneratedFile } from '../../platform/http/generated-files.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import { plainPage } from './plain-page.ts';
import { visitorMessages } from '../messages/by-request.ts';

/** Path of the service worker. The file is at the root, so the worker's scope covers all pages. */
const OFFLINE_WORKER = '/senza-rete.js';

const ASSETS = 'build/client/assets';
const FACES = [
  ['Young Serif', 'young-serif-latin-400-normal'],
  ['Figtree', 'figtree-latin-wght-normal'],
] as const;

/** Returns the offline page's font faces. The HTTP cache provides the files; the worker itself caches nothing. */
async function readFaces(folder: string): Promise<string> {
  const files = await readdir(folder).catch(() => []);
  return FACES.map(([family, start]) => {
    const file = files.find((name) => name.startsWith(start) && name.endsWith('.woff2'));
    return file === undefined
      ? ''
      : `@font-face { font-family: '${family}'; src: url('/assets/${file}') format('woff2'); font-weight: 300 900; font-display: swap; }`;
  }).join('\n');
}

const pageWith = (faces: string) =>
  plainPage({
    title: visitorMessages().offlineTitle,
    sentences: [visitorMessages().offlineExplanation, visitorMessages().offlineSavedHomes],
    retry: visitorMessages().retryButton,
    faces,
  });

const pagesWith = (faces: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(language, () => pageWith(faces))]));

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'",
};

/** Returns the source of a service worker that serves an offline page if the network fails (ADR 0121). */
const scriptWith = (faces: string) => `'use strict';
const PAGES = new Map(Object.entries(${JSON.stringify(pagesWith(faces))}));
const pageOf = (url) => PAGES.get(new URL(url).pathname.split('/')[1]) || PAGES.get('${ITALIAN}');
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(
  Promise.all([clients.claim(), registration.navigationPreload && registration.navigationPreload.enable()])));
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const answer = async () => (await event.preloadResponse) || fetch(request);
  event.respondWith(answer().catch(() => new Response(pageOf(request.url), { status: 503, headers: ${JSON.stringify(HEADERS)} })));
});
`;

/** Returns the file of the service worker. Without fonts in `folder`, as in development, the page uses system fonts. */
export const offlineWorkerOf = (folder: string): GeneratedFile => ({
  path: OFFLINE_WORKER,
  type: 'text/javascript; charset=utf-8',
  // Makes caches revalidate the file, so that browsers find a new version at their next check.
  maxAge: 0,
  write: async () => scriptWith(await readFaces(folder)),
});

export const offlineWorker = offlineWorkerOf(ASSETS);
