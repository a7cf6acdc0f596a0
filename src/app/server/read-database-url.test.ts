import { describe, expect, test } from 'vitest';
import { OperatorError } from '../../platform/process/operator-error.ts';
import { readConfig } from './config.ts';

const DATABASE_URL = 'postgres://ospitalia@db.example/ospitalia';

describe('an address of PostgreSQL', () => {
  const IN_CODE =
    /^La password in DATABASE_URL contiene un carattere che in un indirizzo va scritto in codice: @ diventa %40/;
  test.each([
    'postgres://ospitalia:Segreta@2027@db.example/ospitalia',
    'postgres://ospitalia:Segreta#2027@db.example/ospitalia',
    'postgres://ospitalia:2027#Segreta@db.example/ospitalia',
    'postgres://ospitalia:2027/Segreta@db.example/ospitalia',
    'postgres://ospitalia:2027?Segreta@db.example/ospitalia',
    'postgresql://ospitalia:Segreta%2027%@db.example/ospitalia',
  ])('%s has a password that ends too early: a sentence that repeats nothing of it', (url) => {
    for (const name of ['DATABASE_URL', 'DATABASE_READ_URL', 'DRILL_DATABASE_URL']) {
      let said = '';
      try {
        readConfig({ DATABASE_URL, [name]: url });
      } catch (error) {
        if (error instanceof OperatorError) said = error.message;
      }
      expect(said.replace(name, 'DATABASE_URL')).toMatch(IN_CODE);
      expect(said).not.toMatch(/Segreta|2027|db\.example/);
    }
  });

  test.each(['mysql://a@b/c', 'localhost/ospitalia', 'postgres:', 'ospitalia:Segreta@db.example'])(
    '%s is none',
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
  ])('%s is one', (url) => {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  });
});
