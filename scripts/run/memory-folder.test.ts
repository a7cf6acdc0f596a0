import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withMemoryFolder } from './memory-folder.mjs';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'ospitalia-memory-'));
});

afterEach(() => rmSync(place, { recursive: true }));

test('withMemoryFolder creates a temporary folder for the run and removes the folder afterwards', async () => {
  const folder = await withMemoryFolder(async ({ TMPDIR = '' }) => {
    expect(existsSync(TMPDIR)).toBe(true);
    return TMPDIR;
  }, place);
  expect(dirname(folder)).toBe(place);
  expect(readdirSync(place)).toEqual([]);
});

test('withMemoryFolder removes the folder if the run fails', async () => {
  const failing = withMemoryFolder(() => Promise.reject(new Error('a red test')), place);
  await expect(failing).rejects.toThrow('a red test');
  expect(readdirSync(place)).toEqual([]);
});

test('withMemoryFolder uses the default temporary folder if the machine has no memory file system', async () => {
  expect(await withMemoryFolder(async (environment) => environment, join(place, 'missing'))).toEqual({});
});
