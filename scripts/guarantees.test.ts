import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { PLANTED_FAULTS, type PlantedFault } from '../test/planted-faults.ts';
import { IS_VERIFY } from '../test/verify.ts';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/RELIABILITY.md'), 'utf8');
const rows = new Map(Array.from(page.matchAll(/^\| \*\*(G\d+)\*\* (.*)$/gm), ([, id, row = '']) => [id, row]));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('every guarantee in docs/RELIABILITY.md has at least one planted fault', () => {
  expect([...new Set(PLANTED_FAULTS.map(({ guarantee }) => guarantee))]).toEqual([...rows.keys()]);
});

test('docs/RELIABILITY.md names every test that detects a planted fault, and each of these tests exists', () => {
  expect(PLANTED_FAULTS.filter((fault) => !rows.get(fault.guarantee)?.includes(`\`${fault.test}\``))).toEqual([]);
  expect(PLANTED_FAULTS.filter((fault) => !read(fault.test).includes(fault.title))).toEqual([]);
});

test('docs/RELIABILITY.md names only existing tests', () => {
  const named = [...rows.values()].flatMap((row) => [...row.matchAll(/`([^` ]+\.(?:test|spec)\.tsx?)`/g)]);
  expect(named.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the search text of every planted edit occurs exactly once in its file', () => {
  const edits = PLANTED_FAULTS.flatMap((fault) => fault.edits);
  expect(edits.filter(([file, search]) => read(file).split(search).length !== 2)).toEqual([]);
});

/** Returns the number of failed tests. Files that fail to load are not counted. */
function failuresIn(copy: string, { test: file, title }: PlantedFault): number {
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', file, '-t', title];
  const env = { ...process.env, OSPITALIA_VERIFY: '', TZ: 'Pacific/Apia' };
  rmSync(join(copy, 'test-results'), { recursive: true, force: true });
  spawnSync(process.execPath, args, { cwd: copy, env, stdio: 'ignore' });
  return JSON.parse(readFileSync(join(copy, 'test-results/unit-Pacific-Apia.json'), 'utf8')).numFailedTests;
}

describe.runIf(IS_VERIFY)('a planted fault', () => {
  const copy = mkdtempSync(join(tmpdir(), 'ospitalia-guarantees-'));
  const tracked = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).stdout.split('\0');
  for (const file of tracked.filter((path) => path !== '')) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test.each(PLANTED_FAULTS)('that violates $guarantee makes $test fail', (fault) => {
    for (const [file, search, replacement] of fault.edits) {
      writeFileSync(
        join(copy, file),
        read(file).replace(search, () => replacement),
      );
    }
    expect(failuresIn(copy, fault)).toBeGreaterThan(0);
    for (const [file] of fault.edits) cpSync(join(root, file), join(copy, file));
  });
});
