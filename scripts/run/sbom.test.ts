import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { closureOf, sbomOf } from './sbom.mjs';

const lockfile = {
  name: 'ospitalia',
  version: '0.1.0',
  packages: {
    '': {},
    'node_modules/zod': { version: '4.0.0', license: 'MIT', integrity: 'sha512-AAEC' },
    'node_modules/@hono/node-server': {
      version: '2.0.0',
      license: '(MIT OR CC0-1.0)',
      dependencies: { mime: '1' },
      peerDependencies: { hono: '4', bun: '1' },
      peerDependenciesMeta: { bun: { optional: true } },
    },
    'node_modules/hono': { version: '4.0.0' },
    'node_modules/bun': { version: '1.0.0' },
    'node_modules/mime': { version: '3.0.0' },
    'node_modules/@hono/node-server/node_modules/mime': { version: '1.0.0' },
    'node_modules/vitest': { version: '5.0.0' },
  },
};

test('closureOf resolves dependencies and peer dependencies to the nearest folder and omits unused packages', () => {
  expect(closureOf(lockfile.packages, ['@hono/node-server'])).toEqual([
    'node_modules/@hono/node-server',
    'node_modules/@hono/node-server/node_modules/mime',
    'node_modules/hono',
  ]);
});

test('sbomOf lists each package with its licence, hash and dependencies', () => {
  const bill = sbomOf(lockfile, ['zod', '@hono/node-server']);
  expect(bill.metadata.component.purl).toBe('pkg:npm/ospitalia@0.1.0');
  expect(bill.components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40hono/node-server@2.0.0',
    'pkg:npm/mime@1.0.0',
    'pkg:npm/hono@4.0.0',
    'pkg:npm/zod@4.0.0',
  ]);
  expect(bill.components[0]?.licenses).toEqual([{ expression: '(MIT OR CC0-1.0)' }]);
  expect(bill.components[3]).toMatchObject({
    licenses: [{ license: { id: 'MIT' } }],
    hashes: [{ alg: 'SHA-512', content: '000102' }],
  });
  expect(bill.dependencies[0]).toEqual({
    ref: 'pkg:npm/ospitalia@0.1.0',
    dependsOn: ['pkg:npm/zod@4.0.0', 'pkg:npm/%40hono/node-server@2.0.0'],
  });
  expect(bill.dependencies.find(({ ref }) => ref.includes('node-server'))?.dependsOn).toEqual([
    'pkg:npm/mime@1.0.0',
    'pkg:npm/hono@4.0.0',
  ]);
});

test('sbomOf is deterministic, and each of its references resolves to a component', () => {
  const own = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const direct = Object.keys(own.packages[''].dependencies);
  const bill = sbomOf(own, direct);
  expect(sbomOf(own, direct)).toEqual(bill);
  const known = new Set(bill.components.map((each) => each['bom-ref']));
  const needed = bill.dependencies.flatMap(({ dependsOn }) => dependsOn);
  expect(needed.filter((ref) => !known.has(ref))).toEqual([]);
  expect(known.size).toBe(bill.components.length);
});
