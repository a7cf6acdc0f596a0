import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { fillPortal } from '../../../test/full-portal.ts';

test.each([
  ['offers: stored', 'update offers set letti = letti + 1'],
  ['offers: computed', 'delete from offers'],
  ['listed_homes: stored', 'update listed_homes set map_x = 0'],
  ['cards: stored', `update cards set card = '{}'`],
  ['search_texts: computed', 'delete from search_texts'],
])('closing a test database fails with «%s» if its derived rows are out of date', async (kind, statement) => {
  const database = await createTestDatabase();
  await fillPortal(database.db);
  await database.pool.query(statement);
  await expect(database.close()).rejects.toThrow(kind);
});
