import { describe, expect, test } from 'vitest';
import { SettingsError } from '../../platform/process/operator-error.ts';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://ospitalia@db.example/ospitalia';

const RESTRICTED = 'postgres://ospitalia_portale:segreta@127.0.0.1:6432/ospitalia';

describe('reading a PostgreSQL URL', () => {
  const IN_CODE =
    /^La password in DATABASE_URL contiene un carattere che in un indirizzo va scritto in codice: @ diventa %40/;
  test.each([
    'postgres://ospitalia:Segreta@2027@db.example/ospitalia',
    'postgres://ospitalia:Segreta#2027@db.example/ospitalia',
    'postgres://ospitalia:2027#Segreta@db.example/ospitalia',
    'postgres://ospitalia:2027/Segreta@db.example/ospitalia',
    'postgres://ospitalia:2027?Segreta@db.example/ospitalia',
    'postgresql://ospitalia:Segreta%2027%@db.example/ospitalia',
  ])('rejects %s, whose password is not percent-encoded, with a message that does not contain the password', (url) => {
    for (const name of ['DATABASE_URL', 'DATABASE_READ_URL', 'DRILL_DATABASE_URL']) {
      let message = '';
      try {
        readConfig({ DATABASE_URL, [name]: url });
      } catch (error) {
        if (error instanceof SettingsError) message = error.message;
      }
      expect(message.replace(name, 'DATABASE_URL')).toMatch(IN_CODE);
      expect(message).not.toMatch(/Segreta|2027|db\.example/);
    }
  });

  test.each(['mysql://a@b/c', 'localhost/ospitalia', 'postgres:', 'ospitalia:Segreta@db.example'])(
    'rejects the invalid URL %s',
    (url) => {
      expect(() => readConfig({ DATABASE_URL: url })).toThrow(
        /^DATABASE_URL deve essere un indirizzo che inizia con postgres:\/\//,
      );
    },
  );

  test.each([
    ['postgres://ospitalia:a%40b%23c@db.example/ospitalia'],
    ['postgresql:///ospitalia?host=/var/run/postgresql&user=ospitalia'],
    ['postgres://ospitalia@db.example:5433/ospitalia?sslmode=verify-full'],
  ])('accepts %s', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });

  test.each([
    [
      'postgres://o:a%40b@h1,h2:5433/o',
      'postgres://o:a%40b@h1:5432/o?hosts=h1%3A5432%2Ch2%3A5433&target_session_attrs=primary',
    ],
    [
      'postgres://o@[::1]:1,h2/o?sslmode=require',
      'postgres://o@[::1]:1/o?sslmode=require&hosts=%5B%3A%3A1%5D%3A1%2Ch2%3A5432&target_session_attrs=primary',
    ],
    [
      'postgres://o@h1,h2/o?target_session_attrs=any',
      'postgres://o@h1:5432/o?target_session_attrs=any&hosts=h1%3A5432%2Ch2%3A5432',
    ],
    ['postgres:///o?host=h1,h2&port=1,2', 'postgres://h1:1/o?hosts=h1%3A1%2Ch2%3A2&target_session_attrs=primary'],
    [
      'postgres:///o?host=h1,h2&port=6432',
      'postgres://h1:6432/o?hosts=h1%3A6432%2Ch2%3A6432&target_session_attrs=primary',
    ],
  ])('accepts and normalises several servers: %s', (url, expected) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(expected);
  });

  test('prefers a standby if several read replicas are listed', () => {
    const { databaseReadUrl } = readConfig({ DATABASE_URL, DATABASE_READ_URL: 'postgres://o@r1,r2/o' });
    expect(databaseReadUrl).toMatch(/target_session_attrs=standby$/);
  });

  test.each([
    ['postgres://o@h1,/o', /^DATABASE_URL deve essere un indirizzo che inizia con postgres/],
    ['postgres://o@h1,h2:99999/o', /^DATABASE_URL deve essere un indirizzo che inizia con postgres/],
    [
      'postgres://o@h1/o?sslmode=on',
      /^In DATABASE_URL sslmode deve essere uno fra disable, allow, prefer, require, verify-ca, verify-full\.$/,
    ],
    [
      'postgres://o@h1,h2/o?target_session_attrs=master',
      /^In DATABASE_URL target_session_attrs deve essere uno fra any, primary/,
    ],
    ['postgres://o@h1/o?sslmode=verify-ca', /sslmode=verify-ca vuole sslrootcert=FILE/],
    [
      'postgres://o@h1/o?sslmode=verify-full&sslrootcert=/nessuna/parte',
      /^In DATABASE_URL il file di sslrootcert non si trova/,
    ],
  ])('rejects %s and names the invalid part', (url, sentence) => {
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(sentence);
  });

  test('rejects DATABASE_DIRECT_URL without DATABASE_URL', () => {
    expect(() => readConfig({ DATABASE_DIRECT_URL: DATABASE_URL })).toThrow(/imposta anche quella/);
  });

  test.each([
    [
      'the restricted role without DATABASE_DIRECT_URL',
      { DATABASE_URL: RESTRICTED },
      /scrivi in DATABASE_DIRECT_URL PostgreSQL stesso/,
    ],
    [
      'the restricted role in DATABASE_DIRECT_URL',
      { DATABASE_URL: RESTRICTED, DATABASE_DIRECT_URL: RESTRICTED },
      /scrivi in DATABASE_DIRECT_URL PostgreSQL stesso/,
    ],
    [
      'the owner role in DATABASE_URL if DATABASE_DIRECT_URL is also set',
      { DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL },
      /scrivi lì il pooler con quell’utente/,
    ],
  ])('rejects %s', (_, env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });
});
