import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { describeVersion } from './version.mjs';

const folder = temporaryFolder();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.it', ...args], { cwd: folder });
writeFileSync(join(folder, 'package.json'), '{ "version": "0.1.0" }');

test('describeVersion returns the package version if there is no tag, and otherwise the newest tag and the number of later commits', () => {
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'one');
  expect(describeVersion(folder)).toBe('0.1.0');
  git('tag', '--annotate', 'v0.2.0', '--message', 'Ospitalia 0.2.0');
  expect(describeVersion(folder)).toBe('0.2.0');
  writeFileSync(join(folder, 'nuovo.txt'), '');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'two');
  expect(describeVersion(folder)).toMatch(/^0\.2\.0-1-g[0-9a-f]+$/);
});
