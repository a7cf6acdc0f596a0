import { expect, test } from 'vitest';
import { describeSqlObjects, readSqlObjects } from './sql-objects.ts';

const objects = readSqlObjects();

function repeated(names: readonly string[]): string[] {
  return names.filter((name, at) => names.indexOf(name) !== at);
}

test('the SQL files in db define each function, view and trigger once', () => {
  expect(repeated(objects.map(({ name }) => name))).toEqual([]);
  expect(repeated(objects.flatMap(({ triggers }) => triggers.map(({ table, name }) => `${table} ${name}`)))).toEqual(
    [],
  );
});

test('every function and view has a comment line', () => {
  expect(objects.filter(({ comment }) => comment === '').map(({ name }) => name)).toEqual([]);
});

test('a table has at most one trigger for each event and timing', () => {
  const events = objects.flatMap(({ triggers }) =>
    triggers.flatMap(({ events: list, table, timing }) =>
      list.split(' or ').map((event) => `${timing} ${event} on ${table}`),
    ),
  );
  expect(repeated(events)).toEqual([]);
});

test('docs/database-schema.md matches the SQL objects in db', async () => {
  await expect(describeSqlObjects(objects)).toMatchFileSnapshot('../docs/database-schema.md');
});
