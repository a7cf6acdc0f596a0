import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('several keys of age, with commas or blanks', () => {
  const env = { BACKUP_AGE_RECIPIENT: ' age1uno, age1due ', BACKUP_AGE_IDENTITY_FILE: '/chiavi/age.txt' };
  expect(readConfig(env).backup).toEqual({
    recipients: ['age1uno', 'age1due'],
    identityFile: '/chiavi/age.txt',
    drillDatabaseUrl: undefined,
  });
});

test('a server to try archives on is one of PostgreSQL, and its password is not repeated', () => {
  const reading = () => readConfig({ DRILL_DATABASE_URL: 'mysql://prova:segreta@host/x' });
  expect(reading).toThrow(/DRILL_DATABASE_URL deve essere un indirizzo che inizia con postgres/);
  expect(reading).not.toThrow(/segreta/);
});
