import { afterAll, describe, expect, test } from 'vitest';
import { buildBnb, buildStruttura } from '../../../test/build-struttura.ts';
import { checkStructured } from '../../../test/check-structured.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { createTestPages } from '../../../test/page-build.ts';
import { readHtml } from '../../../test/read-markup.ts';
import { addDays } from '../../kernel/dates/calendar-date.ts';
import { systemClock, today } from '../../kernel/dates/clock.ts';

const portal = await openPortal({
  now: new Date(),
  publicUrl: 'https://www.ospitalia.example',
  pages: createTestPages,
});
const { db } = portal;
afterAll(() => portal.close());

async function bnb(beds: number[], posti_letto: number, num_camere: number): Promise<number> {
  const fields = { posti_letto, num_camere, nome: `Locanda da ${posti_letto}` };
  const { id, camere } = await buildBnb(
    db,
    beds.map((_, at) => 9000 - at * 100),
    fields,
  );
  for (const [at, count] of beds.entries()) {
    const room = { posti_letto: Math.abs(count), disponibile: count > 0 };
    await db
      .updateTable('camere')
      .set(room)
      .where('id', '=', camere[at] ?? 0)
      .execute();
  }
  return id;
}

const house = await buildStruttura(db, { nome: 'Casa da 10', posti_letto: 10, num_camere: 4 });
const inn = await bnb([2, 3, 3, 3, 3, 3], 17, 6);
const odd = await bnb([2, -4, 2], 10, 2);
const closed = await bnb([-2, -2], 4, 2);

async function open(path: string) {
  const answer = await fetch(portal.origin + path, { headers: { Accept: 'text/html' } });
  expect([path, answer.status]).toEqual([path, 200]);
  const { head, body } = readHtml(await answer.text());
  const text = (body.textContent ?? '').replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
  const scripts = [...head.ownerDocument.querySelectorAll('script[type="application/ld+json"]')];
  return { text, things: scripts.map(({ textContent }) => JSON.parse(textContent ?? '')), head };
}

describe('the number of guests that one booking can include', () => {
  test.each([
    [house, 'Fino a 10 ospiti'],
    [inn, '17 posti letto in 6 camere, fino a 3 per camera'],
    [odd, '4 posti letto in 2 camere, 2 per camera'],
    [closed, '4 posti letto in 2 camere'],
  ])('appears on the page of home %i as «%s»', async (id, sentence) => {
    const { text } = await open(`/struttura/${id}`);
    expect(text).toContain(sentence);
    expect(text.match(/Fino a \d+ ospiti/g) ?? []).not.toContain('Fino a 17 ospiti');
  });

  test.each(['/strutture/toscana/siena/montepulciano', '/strutture/toscana/siena', '/strutture/toscana'])(
    'appears on the cards and tiles at %s',
    async (path) => {
      const { text } = await open(path);
      expect(text).toContain('17 posti letto in 6 camere, fino a 3 per camera');
      expect(text).toContain('4 posti letto in 2 camere, 2 per camera');
      expect(text).toContain('10 posti letto');
    },
  );

  test('appears in the structured data for each bookable room', async () => {
    const { things } = await open(`/struttura/${odd}`);
    expect(things[0].numberOfRooms).toBe(2);
    const sizes = things[0].containsPlace.map(
      ({ occupancy }: { occupancy: { maxValue: number } }) => occupancy.maxValue,
    );
    expect(sizes).toEqual([2, 2]);
    expect(await checkStructured(things)).toEqual([]);
    const all = await Promise.all([inn, closed, house].map(async (id) => (await open(`/struttura/${id}`)).things));
    expect(await Promise.all(all.map(checkStructured))).toEqual([[], [], []]);
  });
});

describe('a search by number of guests', () => {
  const day = (days: number) => addDays(today(systemClock), days);
  const stay = `&dal=${day(10)}&al=${day(12)}`;
  const named = (...ids: number[]) => ids.toSorted((one, other) => one - other);
  const get = async (path: string) => (await portal.call('GET', path)).body;

  test.each([
    [2, named(house, inn, odd)],
    [3, named(house, inn)],
    [4, [house]],
    [10, [house]],
    [12, []],
  ])('finds the homes that can host %i guests in one booking', async (guests, expected) => {
    for (const more of ['', stay, '&ordina=posti', '&tipo=bb,casa_vacanza', '&zona=11,43,12,44']) {
      const query = `regione_id=9&ospiti=${guests}${more}`;
      const { data, total } = await get(`/api/properties/public?${query}`);
      const found = data.map(({ id }: { id: number }) => id).toSorted((one: number, other: number) => one - other);
      expect([query, found, total]).toEqual([query, expected, expected.length]);
      expect((await get(`/api/ricerca/mappa?${query}`)).points).toHaveLength(expected.length);
    }
  });

  test('counts, for each value of the guests filter, the homes that can host that many guests in one booking', async () => {
    const { facets } = await get('/api/ricerca/filtri?regione_id=9&tipo=bb');
    const ofGuests = facets.filter(({ name }: { name: string }) => name === 'ospiti');
    expect(ofGuests.length).toBeGreaterThan(1);
    for (const { value, total } of ofGuests)
      expect([value, total]).toEqual([value, Number(value) > 3 ? 0 : Number(value) > 2 ? 1 : 2]);
  });
});

test('the home API returns the total number of beds, not the capacity of one booking', async () => {
  const { body } = await portal.call('GET', `/api/strutture/${odd}`);
  expect(body).toMatchObject({ posti_letto: 10, num_camere: 2 });
});
