import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { offlineWorkerOf } from './offline-worker.ts';

async function textOf(folder: string): Promise<string> {
  return String(await offlineWorkerOf(folder).write(''));
}

test('the page without a network has the fonts that pages have loaded', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assets-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['young-serif-latin-400-normal-A1.woff2', 'figtree-latin-wght-normal-B2.woff2', 'figtree.js'])
    await writeFile(join(folder, name), '');
  const text = await textOf(folder);
  expect(text).toContain("url('/assets/young-serif-latin-400-normal-A1.woff2')");
  expect(text).toContain("url('/assets/figtree-latin-wght-normal-B2.woff2')");
  expect(text).toContain("font-src 'self'");
});

test('where nothing was built it has those of the device', async () => {
  expect(await textOf('/nowhere')).not.toContain('@font-face');
});
