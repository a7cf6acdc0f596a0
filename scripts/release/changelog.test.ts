import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLater, releaseChanges } from './changelog.ts';

test('releaseChanges moves the unreleased changes below the new version and leaves older releases unchanged', () => {
  const first = releaseChanges('# Changelog\n\n## Unreleased\n\n### Added\n\n- One.\n', '0.2.0', '2026-11-27');
  expect(first).toBe('# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-27)\n\n### Added\n\n- One.\n');
  const second = first?.replace('## Unreleased\n', '## Unreleased\n\n- Two.\n') ?? '';
  expect(releaseChanges(second, '0.3.0', '2026-12-01')).toBe(
    first?.replace('## Unreleased\n', '## Unreleased\n\n## 0.3.0 (2026-12-01)\n\n- Two.\n'),
  );
});

test('releaseChanges returns null if the Unreleased section is empty or missing', () => {
  const released = '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-27)\n\n- One.\n';
  expect(releaseChanges(released, '0.3.0', '2026-12-01')).toBeNull();
  expect(releaseChanges('', '0.2.0', '2026-11-27')).toBeNull();
});

test('the project’s changelog has one Unreleased section', () => {
  expect(readFileSync('CHANGELOG.md', 'utf8').split('## Unreleased\n')).toHaveLength(2);
});

test.each([
  ['0.2.0', null, true],
  ['0.2.0', 'v0.1.9', true],
  ['0.10.0', '0.9.9', true],
  ['1.0.0', '0.99.99', true],
  ['0.2.0', 'v0.2.0', false],
  ['0.1.9', '0.2.0', false],
  ['0.2', null, false],
  ['0.2.0-beta', null, false],
])('isLater(%s, %s) returns %s', (version, before, later) => {
  expect(isLater(version, before)).toBe(later);
});
