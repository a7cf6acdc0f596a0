import { afterAll, expect, test } from 'vitest';
import { buildBnb, buildStruttura, takeNights } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { addDays } from '../../kernel/dates/calendar-date.ts';
import { systemClock, today } from '../../kernel/dates/clock.ts';

const dayAhead = (days: number) => addDays(today(systemClock), days);
const portal = await openPortal({ now: new Date() });
afterAll(() => portal.close());
const { db } = portal;
const at = (lat: number) => ({ lat, lon: 11.78, has_own_point: true });
const home = await buildStruttura(db, at(43.1));
const near = await buildStruttura(db, at(43.12));
const farther = await buildStruttura(db, at(43.2));
await buildStruttura(db, { ...at(43.1), status: 'in_attesa' });
await takeNights(db, { struttura_id: near, start: dayAhead(10), end: dayAhead(14) });
await takeNights(db, { struttura_id: near, start: dayAhead(30), end: dayAhead(34) });
await takeNights(db, { struttura_id: farther, start: dayAhead(30), end: dayAhead(34) });

async function get(path: string) {
  const response = await fetch(portal.origin + path);
  const body = await response.json();
  return { status: response.status, body, ids: body.data?.map(({ id }: { id: number }) => id) };
}
const neighbours = (query: string) => get(`/api/ricerca/vicine?${query}`);
const nights = (from: number) => `dal=${dayAhead(from)}&al=${dayAhead(from + 2)}`;

test('«Altre case vicine» returns the nearest homes first, with distances and without the home itself', async () => {
  const { status, body, ids } = await neighbours(`struttura_id=${home}`);
  expect([status, ids, body.is_free]).toEqual([200, [near, farther], true]);
  expect(body.data[0].km).toBeCloseTo(2.2, 1);
});

test('«Altre case vicine» returns the four nearest homes, and sorts homes without photos last', async () => {
  const here = { lat: 41.9, lon: 12.5, has_own_point: true };
  const centre = await buildStruttura(db, here);
  const around = [];
  for (const step of [1, 2, 3, 4, 5]) around.push(await buildStruttura(db, { ...here, lat: here.lat + step / 100 }));
  const [bare, first, emptied, second, fifth] = around;
  for (const struttura_id of [first, second, fifth]) {
    const photo = { hash: `near-${struttura_id}`.padEnd(22, 'x'), width: 400, height: 300 };
    const { id: photo_id } = await db.insertInto('photos').values(photo).returning('id').executeTakeFirstOrThrow();
    await db.insertInto('struttura_photos').values({ struttura_id: struttura_id!, position: 0, photo_id }).execute();
  }
  expect((await neighbours(`struttura_id=${centre}`)).ids).toEqual([first, second, bare, emptied]);
});

test('«Altre case vicine» returns only homes that are available on the requested dates', async () => {
  const { ids, body } = await neighbours(`struttura_id=${home}&${nights(11)}`);
  expect([ids, body.is_free]).toEqual([[farther], true]);
});

test('«Altre case vicine» returns the nearest homes with is_free set to false if no home is available on the requested dates', async () => {
  const { ids, body } = await neighbours(`struttura_id=${home}&${nights(31)}`);
  expect([ids, body.is_free]).toEqual([[near, farther], false]);
});

test('«Altre case vicine» counts a B&B with many rooms as one home', async () => {
  const here = { lat: 45.07, lon: 7.68, has_own_point: true };
  const centre = await buildStruttura(db, here);
  const { id: bnb } = await buildBnb(
    db,
    Array.from({ length: 40 }, () => 7000),
    here,
  );
  const others = [];
  for (const step of [1, 2, 3, 4]) others.push(await buildStruttura(db, { ...here, lat: here.lat + step / 100 }));
  for (const query of [`struttura_id=${centre}`, `struttura_id=${centre}&${nights(11)}`]) {
    expect((await neighbours(query)).ids).toEqual([bnb, ...others.slice(0, 3)]);
  }
});

test.each([
  ['struttura_id=999999', 404],
  ['struttura_id=0', 422],
  ['', 422],
  [`struttura_id=${home}&dal=2026-02-31&al=2026-03-02`, 422],
  [`struttura_id=${home}&${nights(11)}&ospiti=400`, 422],
])('GET /api/ricerca/vicine returns $1 for the query «$0»', async (query, expected) => {
  expect((await neighbours(query)).status).toBe(expected);
});

test('GET /api/strutture returns public homes in the order of the requested ids, without duplicates', async () => {
  const waiting = await buildStruttura(db, { status: 'in_attesa' });
  const { ids } = await get(`/api/strutture?ids=${farther},${waiting},${home},${farther},999999`);
  expect(ids).toEqual([farther, home]);
});

test.each([
  '',
  'ids=',
  'ids=a',
  'ids=1,,2',
  'ids=-1',
  `ids=${Array.from({ length: 61 }, (_, id) => id + 1).join(',')}`,
])('GET /api/strutture rejects the query «%s»', async (query) => {
  const { status, body } = await get(`/api/strutture?${query}`);
  expect([status, body.detail]).toEqual([422, 'Indica i numeri delle strutture, al massimo 60, separati da virgole.']);
});
