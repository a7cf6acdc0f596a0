import { afterAll, describe, expect, test } from 'vitest';
import { openAuthorisationPortal, OWNER_EMAIL, UNBOOKED, UNWRITTEN } from '../../../test/authorisation/portal.ts';
import { ROWS } from '../../../test/authorisation/rows.ts';
import { type Row, type Subject, type View, VIEWS } from '../../../test/authorisation/views.ts';
import { IS_VERIFY, sized } from '../../../test/verify.ts';

const portal = await openAuthorisationPortal();
afterAll(() => portal.close());

function rowOf(route: string): Row | undefined {
  return ROWS[route] ?? ROWS[route.replace(' /', ' /api/')];
}

/** Returns whether a short run tests this view on this route. It tests one view on each route, and all views on every tenth route. */
function isSampled({ statuses }: Row, view: View, index: number): boolean {
  const weakest = (['stranger', 'admin'] as const).find((each) => statuses[each] >= 400) ?? 'anonymous';
  return view === weakest || index % 10 === 0;
}

describe('the authorisation matrix', () => {
  test('has a row for every route of the server, and no other rows', () => {
    const routes = portal.routes();
    expect(routes.filter((route) => rowOf(route) === undefined)).toEqual([]);
    expect(Object.keys(ROWS).filter((route) => !routes.includes(route))).toEqual([]);
  });

  test('also covers the paths without the /api prefix, which older clients request (PRODUCT.md § 7)', () => {
    const bare = portal.routes().filter((route) => ROWS[route] === undefined);
    expect(bare).toEqual(
      expect.arrayContaining([
        'GET /province/{provincia_id}/citta-with-count',
        'GET /properties/public',
        'GET /admin/strutture/pending',
        'GET /admin/strutture/approved',
        'PUT /admin/strutture/{id}',
        'PUT /admin/strutture/{id}/photos',
        'PUT /admin/strutture/{id}/contacts',
        'PUT /admin/strutture/{id}/approve',
        'PUT /admin/strutture/{id}/reject',
        'DELETE /admin/strutture/{id}',
      ]),
    );
  });

  test.each(VIEWS)(
    'holds for %s on every route, and unauthorised requests change nothing',
    async (view) => {
      const wrong: string[] = [];
      const unchanged = new Map<string, Subject>();
      let before = '';
      for (const [index, route] of portal.routes().entries()) {
        const row = rowOf(route);
        if (row === undefined || !(IS_VERIFY || isSampled(row, view, index))) continue;
        const isBooked = route.includes('/prenotazioni');
        const kind = `${row.state} ${isBooked}`;
        let subject = unchanged.get(kind);
        if (subject === undefined) {
          subject = await portal.build(row.state, { isBooked });
          unchanged.set(kind, subject);
          before = await portal.fingerprint();
        }
        const { status, text } = await portal.call(route, row, { subject, view });
        if (status !== row.statuses[view]) wrong.push(`${route} returns ${status}, not ${row.statuses[view]}`);
        const isRefused = status >= 400;
        const isChanged = !isRefused || (await portal.fingerprint()) !== before;
        if (isRefused && isChanged) wrong.push(`${route} rejects the request and changes data`);
        if (isChanged) unchanged.clear();
        const isOthers = view !== 'owner' && view !== 'admin';
        if (isOthers && text.includes(OWNER_EMAIL)) wrong.push(`${route} reveals the owner`);
      }
      expect(wrong).toEqual([]);
    },
    sized(240_000, 1_200_000),
  );

  test('holds for unknown ids: authorised callers receive 404, all others the same status as for known ids', async () => {
    for (const route of portal.routes().filter((each) => /\/strutture\/\{id\}|\{property_id\}/.test(each))) {
      const row = rowOf(route);
      if (row === undefined) continue;
      const nowhere = { event_id: '', configuration_id: 0, ...UNBOOKED, ...UNWRITTEN };
      const subject = { id: 999_999_999, cin: 'IT052015C2NOBODY01', ...nowhere };
      for (const view of VIEWS) {
        const may = row.statuses[view] < 400;
        const { status } = await portal.call(route, row, { subject, view });
        expect([route, view, status]).toEqual([route, view, may ? 404 : row.statuses[view]]);
      }
    }
  });
});
