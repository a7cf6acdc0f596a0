import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint, portalFingerprint } from './fingerprint.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ospitalia-fingerprint-'));
  for (const folder of ['src/ui', 'src/app/server']) mkdirSync(join(root, folder), { recursive: true });
  write('src/ui/Button.tsx', 'button');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

describe('fingerprints', () => {
  test('do not depend on modification times', () => {
    const before = fingerprint(root);
    write('src/ui/Button.tsx', 'button');
    expect(fingerprint(root)).toBe(before);
  });

  test.each([
    ['src/ui/Button.tsx', 'other button'],
    ['src/ui/Card.tsx', 'new'],
    ['vite.config.ts', 'new'],
    ['package-lock.json', 'new'],
  ])('of the page build change if %s changes', (path, text) => {
    const before = fingerprint(root);
    write(path, text);
    expect(fingerprint(root)).not.toBe(before);
  });

  test.each(['src/app/server/main.ts', 'src/ui/choose.ts', 'package-lock.json'])(
    'of the server build change if %s changes',
    (path) => {
      const before = portalFingerprint(root);
      write(path, 'new');
      expect(portalFingerprint(root)).not.toBe(before);
    },
  );

  test.each(['src/ui/Card.tsx', 'src/app/server/main.test.ts', 'vite.config.ts'])(
    'of the server build do not change if %s changes',
    (path) => {
      const before = portalFingerprint(root);
      write(path, 'new');
      expect(portalFingerprint(root)).toBe(before);
    },
  );

  test.each(['src/ui/Button.test.tsx', 'src/app/server/main.ts', 'src/ui/README.md'])(
    'of the page build do not change if %s changes',
    (path) => {
      const before = fingerprint(root);
      write(path, 'new');
      expect(fingerprint(root)).toBe(before);
    },
  );
});
