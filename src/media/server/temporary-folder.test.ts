import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openTemporaryFolder } from './temporary-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'ospitalia-incompleti-'));

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

test('openTemporaryFolder removes old files and leaves recent files', async () => {
  writeFileSync(join(folder, 'caduto'), 'x');
  await openTemporaryFolder(folder);
  expect(readdirSync(folder)).toEqual(['caduto']);
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ['Date'] });
  await openTemporaryFolder(folder);
  expect(readdirSync(folder)).toEqual([]);
});
