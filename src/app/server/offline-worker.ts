import { readdir } from 'node:fs/promises';
import { ITALIAN, LANGUAGES } from '../../kernel/language.ts';
import type { GeneratedFile } from '../../platform/http/generated-files.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import { plainPage } from './plain-page.ts';
import { visitorMessages } from '../messages/by-request.ts';

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

/**
 * The worker of a browser that answers when the network does not, with a page of its own, and keeps nothing else: every other
 * answer is the network's (docs/decisions/0121). The page is part of its text, in every language, so that a new text is all that
 * changes it; the first part of an address says in which language it is asked for.
 */
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

/** `folder`: of the built files. Without them, as in development, the page has the device's fonts. */
export const offlineWorkerOf = (folder: string): GeneratedFile => ({
  path: OFFLINE_WORKER,
  type: 'text/javascript; charset=utf-8',
  // Browsers look for a new one at most once a day by themselves.
  maxAge: 0,
  write: async () => scriptWith(await readFaces(folder)),
});

export const offlineWorker = offlineWorkerOf(ASSETS);
