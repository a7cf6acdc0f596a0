import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { loadLocations } from './load-locations.ts';

const database = await createTestDatabase({ connectionTimeoutMs: 20_000 });
afterAll(() => database.close());

async function read(query: string): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ value: unknown }>(query);
  return rows.map(({ value }) => value);
}

beforeEach(() => database.pool.query(`update locations_source set source_hash = repeat('0', 64)`));

test('a second start does not load the locations again if the source is unchanged', async () => {
  expect(await loadLocations(database.pool)).toBe(true);
  const loadedAt = await read('select loaded_at as value from locations_source');
  expect(await loadLocations(database.pool)).toBe(false);
  expect(await read('select loaded_at as value from locations_source')).toEqual(loadedAt);
});

test('concurrent starts load the locations only once', async () => {
  const loaded = await Promise.all([1, 2, 3].map(() => loadLocations(database.pool)));
  expect(loaded.filter(Boolean)).toHaveLength(1);
});

test('loads every comune with its aliases and names', async () => {
  expect(await read('select count(*) as value from citta')).toEqual([7894]);
  expect(await read('select count(*) as value from citta_alias')).toEqual([412]);
  const nameless = 'select id as value from citta where id not in (select citta_id from citta_nomi)';
  expect(await read(nameless)).toEqual([]);
});

test('a reload updates names, preserves corrected CAPs and home counts, and drops abolished comuni', async () => {
  await database.pool.query(`update citta set nome = 'Vecchio nome', caps_corretti = '{53040}' where id = 52015`);
  await database.pool.query('insert into strutture_per_citta values (52015, 7)');
  await database.pool.query(`
    with ended as (delete from citta where id = 24128)
    insert into citta (id, provincia_id, nome, slug, caps, lat, lon, popolazione, posizione)
    select 24103, provincia_id, nome, slug, caps, lat, lon, popolazione, posizione from citta where id = 24128`);
  await loadLocations(database.pool);
  expect(await read('select nome as value from citta where id = 52015')).toEqual(['Montepulciano']);
  expect(await read('select caps_corretti as value from citta where id = 52015')).toEqual([['53040']]);
  expect(await read('select strutture_count as value from strutture_per_citta where citta_id = 52015')).toEqual([7]);
  expect(await read(`select id as value from citta where nome = 'Sovizzo'`)).toEqual([24128]);
});

test('a failed load leaves the existing locations unchanged', async () => {
  await database.pool.query('create table tenant (citta_id integer references citta (id))');
  await database.pool.query(`
    insert into citta (id, provincia_id, nome, slug, caps, lat, lon, popolazione, posizione)
    values (52099, 52, 'Comune finito', 'comune-finito', '{53045}', 43, 11, 10, 9999)`);
  await database.pool.query('insert into tenant values (52099)');
  await database.pool.query(`update citta set nome = 'Vecchio nome' where id = 52015`);
  await expect(loadLocations(database.pool)).rejects.toThrow(/foreign key/);
  expect(await read('select nome as value from citta where id = 52015')).toEqual(['Vecchio nome']);
  await database.pool.query('drop table tenant');
});

test.each([
  ['a CAP of four digits', `update citta set caps = '{5304}' where id = 52015`, /cap_list/],
  ['a town far outside Italy', 'update citta set lat = 20 where id = 52015', /citta_lat_check/],
  ['a negative count', 'insert into strutture_per_citta values (52001, -1)', /strutture_count/],
  ['two comuni with the same slug', `update citta set slug = 'pienza' where id = 52015`, /citta_slug_unique/],
])('the database rejects %s', async (_what, statement, constraint) => {
  await expect(database.pool.query(statement)).rejects.toThrow(constraint);
});
