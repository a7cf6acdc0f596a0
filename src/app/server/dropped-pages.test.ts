import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildStruttura, MONTEPULCIANO, takeNights } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { createTestPages } from '../../../test/page-build.ts';
import { takePublishedTags } from '../../../test/published-tags.ts';
import { addDays, type CalendarDate, weekday } from '../../kernel/dates/calendar-date.ts';
import type { PageRenderer, SharedPage } from '../../platform/page-cache/page-renderer.ts';

let render: PageRenderer = () => Promise.reject(new Error('no pages yet'));
const portal = await openPortal({
  // Uses the current date, because the database does not invalidate lists for past nights.
  now: new Date(),
  pages: async (services) => (render = await createTestPages(services)),
});
const { db } = portal;
afterAll(() => portal.close());

const PIENZA = 52020;
const { rows: clock } = await sql<{ today: CalendarDate }>`select current_date as today`.execute(db);
const today = clock[0]?.today ?? ('' as CalendarDate);
const onDay = (days: number) => addDays(today, 29 - weekday(today) + days);

const house = await buildStruttura(db, { nome: 'Podere Le Querce' });
const neighbour = await buildStruttura(db, { nome: 'Vicina' });
// Creates more than three homes; otherwise lists add other towns' homes and are cached for only a second.
for (const nome of ['Terza', 'Quarta', 'Quinta']) await buildStruttura(db, { nome });
for (const nome of ['Uno', 'Due', 'Tre', 'Quattro']) await buildStruttura(db, { citta_id: PIENZA, nome });

const stay = (from: number, to: number) => `?dal=${onDay(from)}&al=${onDay(to)}`;
const window = (from: number, to: number) => `?periodo_dal=${onDay(from)}&periodo_al=${onDay(to)}&notti=2`;
const TOWN = '/strutture/toscana/siena/montepulciano';
const HOME = `/struttura/${house}/podere-le-querce`;

const PAGES: Record<string, string> = {
  'the home page': '/',
  region: '/strutture/toscana',
  province: '/strutture/toscana/siena',
  'its page': HOME,
  'its page, for other dates': `${HOME}${stay(40, 42)}`,
  'another home’s page': `/struttura/${neighbour}/vicina`,
  'its town': TOWN,
  'its town by price': `${TOWN}?ordina=prezzo`,
  'its town with a filter': `${TOWN}?prezzo_max=200`,
  'its town from an arrival': `${TOWN}?dal=${onDay(8)}`,
  'its town, those nights': `${TOWN}${stay(8, 10)}`,
  'its town, those and a price': `${TOWN}${stay(6, 9)}&prezzo_max=200`,
  'its town, other nights of the week': `${TOWN}${stay(11, 12)}`,
  'its town, the week before': `${TOWN}${stay(0, 7)}`,
  'its town, the week after': `${TOWN}${stay(14, 21)}`,
  'its town, some nights of the month': `${TOWN}${window(0, 28)}`,
  'its town, some nights of the next': `${TOWN}${window(28, 50)}`,
  'another town': '/strutture/toscana/siena/pienza',
  'another town, those nights': `/strutture/toscana/siena/pienza${stay(8, 10)}`,
};

type Rendering = { html: string; shared: SharedPage };

async function renderPage(path: string): Promise<Rendering> {
  const shared: SharedPage[] = [];
  const answer = await render(new Request(`http://127.0.0.1${path}`), 'test', (page) => void shared.push(page));
  const [page] = shared;
  if (answer.status !== 200 || page === undefined) throw new Error(`${path} is not cached: ${answer.status}`);
  return { html: (await answer.text()).replaceAll(page.nonce, ''), shared: page };
}

async function renderAll(): Promise<Map<string, Rendering>> {
  const rendered = new Map<string, Rendering>();
  for (const [name, path] of Object.entries(PAGES)) rendered.set(name, await renderPage(path));
  return rendered;
}

/**
 * Performs the write and returns the names of the invalidated pages. Fails if another page changed, unless that page expires
 * within a second.
 */
async function droppedBy(write: () => Promise<unknown>): Promise<string[]> {
  const before = await renderAll();
  await takePublishedTags(db);
  await write();
  const tags = (await takePublishedTags(db)).flat();
  const after = await renderAll();
  const dropped = [...before].filter(([, { shared }]) => shared.tags.some((tag) => tags.includes(tag)));
  const names = dropped.map(([name]) => name);
  const changed = [...before].filter(
    ([name, { html, shared }]) => shared.seconds > 1 && html !== after.get(name)?.html,
  );
  expect(names).toEqual(expect.arrayContaining(changed.map(([name]) => name)));
  return names;
}

const ITS_LISTS = Object.keys(PAGES).filter((name) => name.startsWith('its town'));
const OF_THE_NIGHTS = [
  'its page',
  'its page, for other dates',
  'its town, those nights',
  'its town, those and a price',
  'its town, other nights of the week',
  'its town, some nights of the month',
];

const sell = (from: number, to: number) => () =>
  takeNights(db, { struttura_id: house, start: onDay(from), end: onDay(to) });
const run = (text: string) => () => sql.raw(text).execute(db);

beforeEach(() => db.deleteFrom('calendar_events').execute());

test('the pages of a home and the lists of its town are cached for a minute', async () => {
  const cached = [...(await renderAll())].filter(([name]) => name.startsWith('its'));
  expect(cached.map(([, { shared }]) => shared.seconds)).toEqual(cached.map(() => 60));
});

describe('a sale', () => {
  test('of two nights in one week drops only the home’s page and the lists for that week from the cache', async () => {
    expect(await droppedBy(sell(8, 10))).toEqual(OF_THE_NIGHTS);
  });

  test('that moves to another week drops the lists of both weeks', async () => {
    await sell(8, 10)();
    const move = `update calendar_events set period = '[${onDay(15)},${onDay(17)})'`;
    const both = OF_THE_NIGHTS.toSpliced(-1, 0, 'its town, the week after');
    expect((await droppedBy(run(move))).toSorted()).toEqual(both.toSorted());
  });

  test('of 28 nights drops only the home’s page and the lists for those weeks', async () => {
    const others = ['its town, the week before', 'its town, the week after'];
    expect((await droppedBy(sell(0, 28))).toSorted()).toEqual([...OF_THE_NIGHTS, ...others].toSorted());
  });
});

describe('a change to a home', () => {
  const SHOWN_ON_TILES = ['the home page', 'region', 'province'];

  test('drops the home’s page and all lists of its town, but no other homes or towns, if the price changes', async () => {
    const dropped = await droppedBy(run(`update strutture set prezzo_notte_cents = 12300 where id = ${house}`));
    const expected = ['its page', 'its page, for other dates', ...ITS_LISTS];
    expect(dropped.filter((name) => !SHOWN_ON_TILES.includes(name))).toEqual(expected);
  });

  test('drops every page except the pages of homes if the home is new', async () => {
    const dropped = await droppedBy(() => buildStruttura(db, { nome: 'Nuova', citta_id: MONTEPULCIANO }));
    const isLeft = (name: string) => !dropped.includes(name);
    expect(Object.keys(PAGES).filter(isLeft)).toEqual(['its page', 'its page, for other dates', 'another home’s page']);
  });
});
