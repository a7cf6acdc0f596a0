import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { offlineWorkerOf } from './offline-worker.ts';
import * as visitorMessagesDe from '../messages/visitor.de.ts';
import * as messages from '../messages/visitor.it.ts';

async function textOf(folder: string): Promise<string> {
  return String(await offlineWorkerOf(folder).write(''));
}

test('the offline page uses the fonts of the built pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['young-serif-latin-400-normal-A1.woff2', 'figtree-latin-wght-normal-B2.woff2', 'figtree.js'])
    await writeFile(join(folder, name), '');
  const text = await textOf(folder);
  expect(text).toContain("url('/assets/young-serif-latin-400-normal-A1.woff2')");
  expect(text).toContain("url('/assets/figtree-latin-wght-normal-B2.woff2')");
  expect(text).toContain("font-src 'self'");
});

test('the offline page uses system fonts if the pages are not built', async () => {
  expect(await textOf('/nowhere')).not.toContain('@font-face');
});

type Answer = { text(): Promise<string> };
type FetchEvent = { request: object; respondWith(answer: Promise<Answer>): void };

async function answerOf(script: string, path: string): Promise<string> {
  const listeners = new Map<string, (event: FetchEvent) => void>();
  const addEventListener = (name: string, listener: (event: FetchEvent) => void) => listeners.set(name, listener);
  const noNetwork = () => Promise.reject(new TypeError('no network'));
  runInNewContext(script, { addEventListener, fetch: noNetwork, Response, URL, Map });
  const request = { mode: 'navigate', method: 'GET', url: `https://www.ospitalia.it${path}` };
  const answer = await new Promise<Answer>((respondWith) => {
    listeners.get('fetch')?.({ request, respondWith: (answered) => void answered.then(respondWith) });
  });
  return answer.text();
}

test.each([
  ['/cerca?ospiti=2', '<html lang="it">', messages.offlineTitle],
  ['/constructor', '<html lang="it">', messages.offlineTitle],
  ['/de', '<html lang="de">', visitorMessagesDe.offlineTitle],
  ['/de/suche', '<html lang="de">', visitorMessagesDe.offlineTitle],
])('the offline page at %s is in the language of the URL', async (path, element, title) => {
  const page = await answerOf(await textOf('/nowhere'), path);
  expect(page).toContain(element);
  expect(page).toContain(`<h1>${title}</h1>`);
});
