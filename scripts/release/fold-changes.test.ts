import { expect, test } from 'vitest';
import { foldChanges, isLater } from './fold-changes.ts';

const one = { name: '0001-uno.md', text: '# Uno\n\nDetto.\n' };
const two = { name: '0002-due.md', text: '# Due\n\n## Parte\n\nDetto.' };

test('changes become one text, in the order of their numbers, before all older releases', () => {
  const first = foldChanges('', [two, one], '0.2.0', '2026-11-27');
  expect(first).toBe('# Changelog\n\n## 0.2.0 (2026-11-27)\n\n### Uno\n\nDetto.\n\n### Due\n\n#### Parte\n\nDetto.\n');
  const second = foldChanges(first, [{ name: '0003-tre.md', text: '# Tre\n\nE poi.\n' }], '0.3.0', '2026-12-01');
  expect(second).toBe(
    first.replace('# Changelog\n\n', '# Changelog\n\n## 0.3.0 (2026-12-01)\n\n### Tre\n\nE poi.\n\n'),
  );
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
])('%s after %s: %s', (version, before, later) => {
  expect(isLater(version, before)).toBe(later);
});
