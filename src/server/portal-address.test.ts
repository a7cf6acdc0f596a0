import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { OperatorError } from './operator-error.ts';
import { findPublicUrl, notePublicUrl } from './portal-address.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a command that knows no address asks for it, in one sentence, instead of mailing dead links', async () => {
  await expect(findPublicUrl(database.db, { PORT: '8080' })).rejects.toThrow(OperatorError);
  await expect(findPublicUrl(database.db, { PUBLIC_URL: ' ' })).rejects.toThrow(/imposta PUBLIC_URL/);
});

test('it takes the address at which the portal last opened', async () => {
  await notePublicUrl(database.db, 'http://127.0.0.1:8080');
  await notePublicUrl(database.db, 'https://www.ospitalia.example');
  expect(await findPublicUrl(database.db, { PORT: '3000' })).toBe('https://www.ospitalia.example');
});

test('unless PUBLIC_URL says another', async () => {
  expect(await findPublicUrl(database.db, { PUBLIC_URL: 'https://altrove.example/' })).toBe('https://altrove.example');
});
