import { expect, test } from 'vitest';
import { judgeDisks, isSettingName } from './check-machine.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config.ts';

const GB = 1_000_000_000;
test.each<[string, Parameters<typeof judgeDisks>[0], string]>([
  ['a disk with 50 % free as healthy', [{ folder: '/a', freeBytes: 50 * GB, totalBytes: 100 * GB }], 'disco.bene'],
  ['a disk with 9 % free as low', [{ folder: '/a', freeBytes: 9 * GB, totalBytes: 100 * GB }], 'disco.poco'],
  ['a disk with 1 % free as full', [{ folder: '/a', freeBytes: 0.4 * GB, totalBytes: 40 * GB }], 'disco.pieno'],
  [
    'two disks by the fuller one, in any order',
    [
      { folder: '/a', freeBytes: 5 * GB, totalBytes: 100 * GB },
      { folder: '/b', freeBytes: 0.1 * GB, totalBytes: 1 * GB },
    ],
    'disco.pieno',
  ],
])('judgeDisks classifies %s', (_, spaces, kind) => {
  expect(judgeDisks(spaces).kind).toBe(kind);
  expect(judgeDisks(spaces.toReversed()).kind).toBe(kind);
});

const ROOT = join(import.meta.dirname, '../../../..');

test('docs/CONFIGURATION.md lists only known variables', () => {
  const rows = readFileSync(join(ROOT, 'docs/CONFIGURATION.md'), 'utf8').matchAll(/^\| (`[A-Z][^|]*) \|/gm);
  const names = [...rows].flatMap(([, cell = '']) => cell.match(/[A-Z][A-Z0-9_]{3,}/g) ?? []);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !isSettingName(name))).toEqual([]);
});

test('isSettingName accepts every variable that the configuration reads', () => {
  const requests = new Set<string>();
  readConfig(new Proxy({}, { get: (_, name) => void requests.add(String(name)) }));
  expect(requests.size).toBeGreaterThan(30);
  expect([...requests].filter((name) => name !== 'NODE_ENV' && !isSettingName(name))).toEqual([]);
});

test.each(['DATABSE_URL', 'OSPITALIA_SECRETS', 'SMTP_UR', 'port'])('isSettingName rejects %s', (name) => {
  expect(isSettingName(name)).toBe(false);
});

test.each(['NODE_EXTRA_CA_CERTS', 'TZ', 'PGSSLROOTCERT'])(
  'isSettingName accepts %s, which Node, the system or PostgreSQL reads',
  (name) => {
    expect(isSettingName(name)).toBe(true);
  },
);
