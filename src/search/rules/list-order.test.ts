import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cursor, readCursor, writeCursor } from './list-order.ts';
import { ORDINI } from './search-criteria.ts';

const id = fc.integer({ min: 1, max: 2 ** 31 - 2 });
const cursors: fc.Arbitrary<Cursor> = fc
  .record({ ordina: fc.constantFrom(...ORDINI), rotationStart: id, id, value: fc.nat(4e15) })
  .map(({ ordina, rotationStart, id: home, value }) =>
    ordina === 'giorno'
      ? { ordina, rotationStart, cursorRow: { id: home, value: 0 } }
      : { ordina, rotationStart: 0, cursorRow: { id: home, value } },
  );

test('readCursor parses a cursor from writeCursor only for the same sort order', () => {
  fc.assert(
    fc.property(cursors, (cursor) => {
      const text = writeCursor(cursor);
      expect(text).toMatch(/^[a-z0-9-]{5,30}$/);
      for (const ordina of ORDINI) expect(readCursor(text, ordina)).toEqual(ordina === cursor.ordina ? cursor : null);
    }),
  );
});

test.each([
  [''],
  ['g0-0-0'],
  ['g0-0-zzzzzz'],
  ['gzzzzzz-0-1'],
  ['g0-1-1'],
  ['g00-0-1'],
  ['g0-0-1\n'],
  ["g0-0-1' or 1=1"],
])('readCursor rejects %j', (text) => {
  expect(readCursor(text, 'giorno')).toBeNull();
});

test('readCursor rejects text of 10,000 characters', () => {
  expect(readCursor('x'.repeat(10_000), 'giorno')).toBeNull();
});

test.each(['p1-5-1', 'p0-zzzzzzzzzzz-1', 'p0-5', 'r0-5-1'])(
  'readCursor rejects %s for a list sorted by price',
  (text) => {
    expect(readCursor(text, 'prezzo')).toBeNull();
  },
);
