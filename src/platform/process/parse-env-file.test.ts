import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { type EnvFileFault, parseEnvFile } from './parse-env-file.ts';

const GOOD = `# Impostazioni
PORT=3001
PUBLIC_URL=https://www.ospitalia.example   # il sito

DATABASE_URL='postgres://ospitalia:a#b$c@127.0.0.1/ospitalia'
MAIL_FROM="Ospitalia <ciao@ospitalia.example>"
SMTP_URL=
export LOG_LEVEL=warn
`;
const VALUES = {
  PORT: '3001',
  PUBLIC_URL: 'https://www.ospitalia.example',
  DATABASE_URL: 'postgres://ospitalia:a#b$c@127.0.0.1/ospitalia',
  MAIL_FROM: 'Ospitalia <ciao@ospitalia.example>',
  SMTP_URL: '',
  LOG_LEVEL: 'warn',
};

describe('a file that Node and shells parse identically', () => {
  const file = join(temporaryFolder(), 'ospitalia.env');
  writeFileSync(file, GOOD);
  const printed =
    'JSON.stringify(Object.fromEntries(process.argv.at(-1).split(",").map((name) => [name, process.env[name]])))';

  test('is parsed without faults', () => {
    expect(parseEnvFile(GOOD)).toEqual({ values: VALUES, faults: [], unlikeShell: [] });
  });

  test.each([
    ['Node itself', process.execPath, [`--env-file=${file}`, '-p', printed]],
    ['a shell', '/bin/sh', ['-c', 'set -a; . "$1"; shift; exec "$@"', 'sh', file, process.execPath, '-p', printed]],
  ])('has the same values when read by %s', (_, program, args) => {
    const { stdout } = spawnSync(program, [...args, Object.keys(VALUES).join()], { encoding: 'utf8', env: {} });
    expect(JSON.parse(stdout)).toEqual(VALUES);
  });
});

test('parses Windows files with a byte order mark and CRLF', () => {
  expect(parseEnvFile('\uFEFFPORT=3001\r\nHOST=0.0.0.0\r\n').values).toEqual({ PORT: '3001', HOST: '0.0.0.0' });
});

test.each<[EnvFileFault, string, { name?: string; lines: number[] }]>([
  ['noAssignment', 'PORT=3001\nDATABASE_U', { name: '', lines: [2] }],
  ['noAssignment', '2PORT=3001', { name: '', lines: [1] }],
  ['openQuote', `A=1\nDATABASE_URL='postgres://osp\nPORT=3001`, { name: 'DATABASE_URL', lines: [2] }],
  ['openQuote', 'MAIL_FROM="Ospitalia', { name: 'MAIL_FROM', lines: [1] }],
  ['afterQuote', `MAIL_FROM='Ospitalia' <ciao@ospitalia.example>`, { name: 'MAIL_FROM', lines: [1] }],
  ['unquotedHash', 'DATABASE_URL=postgres://ospitalia:a#b@127.0.0.1/ospitalia', { name: 'DATABASE_URL', lines: [1] }],
  ['backtick', 'OSPITALIA_SECRET=`pwgen 32`', { name: 'OSPITALIA_SECRET', lines: [1] }],
  ['twice', 'PORT=3001\n# di nuovo\nPORT=3002', { name: 'PORT', lines: [3, 1] }],
])('parseEnvFile reports %s for %j', (fault, text, where) => {
  expect(parseEnvFile(text).faults).toEqual([{ fault, ...where }]);
});

test.each([
  'MAIL_FROM=Ospitalia <ciao@ospitalia.example>',
  'PORT = 3001',
  'A="costa $5"',
  'A="\\n"',
  'A=$HOME',
  'A=1;ls',
])('parseEnvFile reports that shells parse %j differently', (line) => {
  expect(parseEnvFile(line)).toMatchObject({ faults: [], unlikeShell: [line.split(/\W/)[0]] });
});
