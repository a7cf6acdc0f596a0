import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodePackage } from './node.mjs';

const manifest: { optionalDependencies: Record<string, string> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'),
);

test.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['win32', 'arm64'],
])('the Node package for %s %s is an optional dependency', (platform, arch) => {
  expect(manifest.optionalDependencies[nodePackage(platform, arch)]).toMatch(/^26\./);
});

test('the Node package for an unsupported platform is not a dependency', () => {
  expect(manifest.optionalDependencies[nodePackage('freebsd', 'x64')]).toBeUndefined();
});
