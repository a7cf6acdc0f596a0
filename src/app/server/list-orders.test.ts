import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type CalendarPortal, openCalendarPortal } from '../../../test/calendar-portal.ts';
import { administer, createTestDatabase } from '../../../test/database.ts';
import { ORDERED, rewritePlaces } from '../../../test/list-orders.ts';

/** Lists that are sorted by code instead of by a query. Other tests cover their order. */
const BY_RULE = [
  'GET /api/ricerca/suggerimenti',
  'GET /api/ricerca/vicine data',
  'GET /api/ricerca/filtri facets',
  // These lists follow the order of the words in the query.
  'GET /api/properties/public corrected',
  'GET /api/ricerca/mappa corrected',
  'GET /api/ricerca/filtri corrected',
  'GET /api/calendar/availability',
  // These lists follow the owner's order. All rooms of a home are stored in one column, so no query sorts them.
  'GET /api/strutture/{id} stanze',
  'GET /api/proprietario/strutture/{id} data form stanze',
  'GET /api/admin/strutture/{id} data stanze',
  'GET /api/admin/strutture/{id} data form stanze',
  // This list follows the order of the checks.
  'GET /api/admin/stato data voci',
  // This list is sorted by file name, which begins with the time.
  'GET /api/admin/archivi data',
  'GET /api/admin/strutture/{id} data controlli',
  'GET /api/admin/strutture/{id} data cambiamenti',
  'GET /api/proprietario/prenotazioni/{id} data refund_terms',
  'GET /api/proprietario/prenotazioni/{id} data unread_calendars',
  'GET /api/prenotazioni/{codice} data refund_steps',
  'GET /api/admin/blog/analytics data days',
];

let portal: CalendarPortal;
beforeAll(async () => {
  const database = await createTestDatabase();
  // Forces sequential scans, because an index or a join might return the rows in the right order by chance.
  for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan', 'nestloop', 'mergejoin'])
    await administer(database.url, `alter database ${new URL(database.url).pathname.slice(1)} set enable_${way} = off`);
  portal = await openCalendarPortal({ database });
  await rewritePlaces(portal);
});
afterAll(() => portal.close());

type Schema = { type?: unknown; items?: Schema; properties?: Record<string, Schema> };

function listsIn({ type, items, properties = {} }: Schema, path: string[]): string[] {
  const found = type === 'array' && items?.type === 'object' ? [path.join(' ')] : [];
  return [...found, ...Object.entries(properties).flatMap(([name, schema]) => listsIn(schema, [...path, name]))];
}

function listOf(body: unknown, key: string): Record<string, unknown>[] {
  const names = key.split(',')[0]?.split(' ').slice(2) ?? [];
  return names.reduce((part, name) => Reflect.get(Object(part), name), body) as Record<string, unknown>[];
}

describe('the order of lists', () => {
  test('every list of the API is either tested here or known to be sorted in code', () => {
    const lists = portal.modules.calls
      .filter(({ call }) => call.method === 'GET')
      .flatMap(({ call }) => {
        const schema = z.toJSONSchema(call.answer, { unrepresentable: 'any' }) as Schema;
        return listsIn(schema, ['GET', call.path]);
      });
    const known = [...Object.keys(ORDERED).filter((key) => !key.includes(',')), ...BY_RULE];
    expect(lists.toSorted()).toEqual(known.toSorted());
  });

  test.each(Object.keys(ORDERED))('%s is sorted regardless of the physical order of the rows', async (key) => {
    const { of, query = '', name, expected } = await ORDERED[key]!(portal);
    const path = (key.split(/[ ,]/)[1] ?? '').replace(/\{\w+\}/, String(of)) + query;
    const cookie = path.startsWith('/api/admin/') ? portal.admin : portal.anna;
    const { status, body } = await portal.call('GET', path, { cookie });
    expect([status, path]).toEqual([200, path]);
    const names = listOf(body, key).map(name);
    expect(names.filter((each) => expected.includes(each))).toEqual(expected);
  });
});
