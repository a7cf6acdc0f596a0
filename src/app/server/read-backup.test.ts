import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { describeBackup, wouldLoseArchives } from './read-backup.ts';

const BUCKET = {
  BACKUP_S3_ENDPOINT: 'https://s3.example',
  BACKUP_S3_BUCKET: 'archivi',
  BACKUP_S3_ACCESS_KEY_ID: 'chi',
  BACKUP_S3_SECRET_ACCESS_KEY: 'segreta',
};
const PHOTOS = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'archivi',
  S3_ACCESS_KEY_ID: 'un altro',
  S3_SECRET_ACCESS_KEY: 'segreta',
};

test('BACKUP_AGE_RECIPIENT accepts several age recipients', () => {
  const env = { BACKUP_AGE_RECIPIENT: ' age1uno, age1due ', BACKUP_AGE_IDENTITY_FILE: '/chiavi/age.txt' };
  expect(readConfig({ ...env, OSPITALIA_DATA_DIR: '/dati' }).backup).toEqual({
    at: null,
    folder: '/dati/backup',
    s3: undefined,
    acceptsSameDisk: false,
    recipients: ['age1uno', 'age1due'],
    identityFile: '/chiavi/age.txt',
    drillDatabaseUrl: undefined,
  });
});

test('readConfig rejects a DRILL_DATABASE_URL that is not a PostgreSQL URL, without repeating its password in the error', () => {
  const reading = () => readConfig({ DRILL_DATABASE_URL: 'mysql://prova:segreta@host/x' });
  expect(reading).toThrow(/DRILL_DATABASE_URL deve essere un indirizzo che inizia con postgres/);
  expect(reading).not.toThrow(/segreta/);
});

test('readConfig returns the backup time and the folder or bucket', () => {
  expect(readConfig({ BACKUP_AT: '03:30', BACKUP_DIR: '/copie' }).backup).toMatchObject({
    at: '03:30',
    folder: '/copie',
  });
  expect(readConfig({ ...BUCKET, BACKUP_S3_REGION: 'fr-par' }).backup.s3).toEqual({
    endpoint: 'https://s3.example/',
    bucket: 'archivi',
    accessKeyId: 'chi',
    secretAccessKey: 'segreta',
    region: 'fr-par',
  });
  expect(readConfig({ ...BUCKET, ...PHOTOS, S3_BUCKET: 'foto' }).backup.s3?.bucket).toBe('archivi');
});

test.each<[what: string, env: Record<string, string>, sentence: RegExp]>([
  [
    'an hour without a leading zero',
    { BACKUP_AT: '3:30' },
    /BACKUP_AT deve essere un’ora, per esempio 03:30, non "3:30"/,
  ],
  ['an invalid hour', { BACKUP_AT: '24:00' }, /BACKUP_AT deve essere un’ora/],
  [
    'a backup bucket without an endpoint or credentials',
    { BACKUP_S3_BUCKET: 'x' },
    /Per gli archivi su S3 manca ancora: BACKUP_S3_ENDPOINT, BACKUP_S3_ACC/,
  ],
  ['an invalid bucket URL', { ...BUCKET, BACKUP_S3_ENDPOINT: 's3.example' }, /BACKUP_S3_ENDPOINT deve essere un indir/],
  [
    'a backup folder together with a backup bucket',
    { ...BUCKET, BACKUP_DIR: '/copie' },
    /Gli archivi vanno in un posto solo/,
  ],
  ['a backup bucket that already stores photos', { ...BUCKET, ...PHOTOS }, /BACKUP_S3_BUCKET è quello delle foto/],
])('readConfig rejects %s', (_, env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence);
});

describe('the portal prints at startup', () => {
  test.each<[what: string, env: Record<string, string>, lines: RegExp[]]>([
    ['nothing if archives are not configured', {}, []],
    ['nothing if only a key for manual archives is set', { BACKUP_AGE_RECIPIENT: 'age1x' }, []],
    [
      'the location of the archives, and a warning if they are not encrypted',
      { BACKUP_AT: '03:30', BACKUP_DIR: '/copie' },
      [/^Ogni notte alle 03:30 un archivio: \/copie$/, /non sono cifrati/],
    ],
    [
      'the name of the bucket that stores the archives',
      { ...BUCKET, BACKUP_AT: '03:30', BACKUP_AGE_RECIPIENT: 'age1x' },
      [/^Ogni notte alle 03:30 un archivio: nel bucket archivi$/],
    ],
    ['a warning that the bucket stays empty, if no backup time is set', BUCKET, [/^Senza BACKUP_AT nessuno/]],
  ])('%s', (_, env, lines) => {
    const printed = describeBackup(readConfig(env).backup, false);
    expect(printed).toEqual(lines.map((line) => expect.stringMatching(line)));
  });

  test('a warning that a failure of the data disk would destroy archives on the same disk', () => {
    const { backup } = readConfig({ BACKUP_AT: '03:30', BACKUP_AGE_RECIPIENT: 'age1x' });
    expect(describeBackup(backup, true)[1]).toMatch(/sullo stesso disco dei dati.*oppure BACKUP_SAME_DISK=1/);
  });
});

describe.skipIf(process.platform !== 'linux')('the warning that archives would be lost with the data disk', () => {
  const dataDir = temporaryFolder();
  test.each<[what: string, env: Record<string, string>, isLost: boolean]>([
    ['applies by default', {}, true],
    ['applies to another folder on the same file system', { BACKUP_DIR: `${dataDir}-altrove/copie` }, true],
    ['does not apply to a different file system', { BACKUP_DIR: '/proc/copie' }, false],
    ['does not apply if archives are stored in a bucket', BUCKET, false],
    ['does not apply if the operator accepts the risk', { BACKUP_SAME_DISK: '1' }, false],
    ['does not apply if no archives are written', { BACKUP_AT: '' }, false],
  ])('%s', async (_, env, isLost) => {
    const config = readConfig({ BACKUP_AT: '03:30', OSPITALIA_DATA_DIR: dataDir, ...env });
    expect(await wouldLoseArchives(config)).toBe(isLost);
  });
});
