import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SCRIPT = 'ops/install.sh';
const BUCKET = {
  BACKUP_S3_ENDPOINT: 'https://s3.example',
  BACKUP_S3_BUCKET: 'archivi',
  BACKUP_S3_ACCESS_KEY_ID: 'chi',
  BACKUP_S3_SECRET_ACCESS_KEY: 'con$(segni) `strani`',
};

/** Runs functions of the install script. When the script is sourced, it only defines its functions. */
function runFunctions(commands: string, options: readonly string[] = [], env: Record<string, string> = {}) {
  return spawnSync('/bin/bash', ['--norc', '-c', `. ${SCRIPT}; read_options "$@"; ${commands}`, 'bash', ...options], {
    env: { PATH: '/nowhere', ...env },
    encoding: 'utf8',
  });
}

/** True on Linux if no portal is installed. The script would read an installed portal's settings. */
const isFresh = process.platform === 'linux' && !existsSync('/etc/ospitalia/ospitalia.env');

test.each([SCRIPT, 'ops/uninstall.sh', 'ops/ospitalia'])('%s sets its own PATH', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/\bPATH=\S*\/usr\/sbin:\/usr\/bin:\/sbin:\/bin\b/);
});

test.runIf(isFresh)('the install script finds its tools in an empty environment', () => {
  const { stdout, stderr, status } = spawnSync('/bin/bash', ['--norc', SCRIPT, '--help'], {
    env: {},
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toContain('--archives PLACE');
});

test.runIf(isFresh).each<[what: string, options: string[], env: Record<string, string>, sentence: RegExp]>([
  ['missing', [], {}, /^Where do nightly archives go\? .*--archives \/mnt\/other.*BACKUP_S3_….*--archives same-disk/],
  ['a relative folder', ['--archives', 'archivi'], {}, /^Where do nightly archives go\?/],
  ['a folder that does not exist', ['--archives', '/non/esiste'], {}, /\/non\/esiste does not exist/],
  ['a folder on the data disk', ['--archives', '/var/lib'], {}, /^\/var\/lib is on the same disk/],
  ['an incomplete bucket', [], { BACKUP_S3_BUCKET: 'archivi' }, /also require: BACKUP_S3_ENDPOINT BACKUP_S3_ACCESS/],
  ['a folder and a bucket', ['--archives', 'same-disk'], BUCKET, /^Archives go to one place only/],
  ['missing, with Italian messages', [], { OSPITALIA_LANG: 'it' }, /^Dove vanno gli archivi/],
  [
    'a folder and a bucket, with an Italian locale',
    ['--archives', 'same-disk'],
    { ...BUCKET, LANG: 'it_IT.UTF-8' },
    /^Gli archivi vanno/,
  ],
])('the install script reports an invalid archive destination and exits: %s', (_, options, env, sentence) => {
  const { stderr, status } = runFunctions('check_archives', options, env);
  expect(stderr).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});

test
  .runIf(isFresh && existsSync('/dev/shm'))
  .each<[what: string, options: string[], env: Record<string, string>, lines: string]>([
    ['a folder on another file system', ['--archives', '/dev/shm'], {}, "BACKUP_DIR='/dev/shm/ospitalia'\n"],
    ['the data disk, if explicitly chosen', ['--archives', 'same-disk'], {}, 'BACKUP_SAME_DISK=1\n'],
    [
      'a bucket',
      [],
      BUCKET,
      Object.entries(BUCKET)
        .map(([name, value]) => `${name}='${value}'\n`)
        .join(''),
    ],
  ])('the install script writes the archive destination to the settings: %s', (_, options, env, lines) => {
  const { stdout, stderr, status } = runFunctions('check_archives; archive_settings', options, env);
  expect([stdout, stderr, status]).toEqual([lines, '', 0]);
});
