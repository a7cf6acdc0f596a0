import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { systemClock } from '../../kernel/dates/clock.ts';
import { createTextService } from './text-service.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
await database.pool.query('insert into strutture_per_citta values (52032, 12), (13130, 2), (22106, 3), (48017, 5)');
const service = createTextService(database.db, systemClock);
const suggest = async (q: string) => (await service.suggest(q)).map(({ nome, path }) => `${nome} ${path}`);

test('suggests places with homes, then other places, then a search for the typed words', async () => {
  expect(await suggest('sie')).toEqual([
    'Siena /strutture/toscana/siena/siena',
    'Provincia di Siena /cerca?dove=toscana/siena',
    'Torrita di Siena /strutture/toscana/siena/torrita-di-siena',
    'Cerca «sie» tra le case /cerca?testo=sie',
  ]);
  expect((await suggest('livo')).slice(0, 2)).toEqual([
    'Livo /strutture/trentino-alto-adige/trento/livo',
    'Livo /strutture/lombardia/como/livo',
  ]);
});

test.each([
  ['tos', 'Toscana /cerca?dove=toscana'],
  ['montepulcano', 'Montepulciano /strutture/toscana/siena/montepulciano'],
  ['l’aq', "L'Aquila /strutture/abruzzo/l-aquila/l-aquila"],
  ['salen', 'Salento /cerca?area=salento'],
  ['amalfi coast', 'Costiera Amalfitana /cerca?area=costiera-amalfitana'],
  ['provincia di la sp', 'Provincia della Spezia /cerca?dove=liguria/la-spezia'],
  ['mare', 'Case al mare /cerca?ambiente=mare'],
  ['a&b=%', 'Cerca «a&b=%» tra le case /cerca?testo=a%26b%3D%25'],
])('the first suggestion for «%s» is «%s»', async (q, first) => {
  expect((await suggest(q))[0]).toBe(first);
});

test.each(['culla', 'lettino', 'doccia', 'crib', 'Babybett', 'poussette'])(
  'suggests no place for the ordinary word «%s»',
  async (q) => {
    const kinds = (await service.suggest(q)).map(({ kind }) => kind);
    expect(kinds).toEqual(['testo']);
  },
);

test('returns at most eight suggestions, and no suggestions for text without letters', async () => {
  expect(await suggest('s')).toHaveLength(8);
  for (const q of ['%_', '🏖️', '\0']) expect(await suggest(q)).toEqual([]);
});

test('suggests themes for a blank query, with home counts for the sea, mountains and lakes', async () => {
  expect((await service.suggest('  ')).map(({ nome, strutture_count }) => [nome, strutture_count])).toEqual([
    ['Case al mare', expect.any(Number)],
    ['Case in montagna', expect.any(Number)],
    ['Case al lago', expect.any(Number)],
    ['Trulli', null],
    ['Case che accettano il cane', null],
  ]);
});

test.each([
  ['sicilia con piscina per 6', /^Sicilia · 6 ospiti · Piscina$/],
  ['agriturismo vicino a siena sotto i 100 euro', /^Entro 20 km da Siena · Agriturismo · Fino a 100\u00a0€$/],
  ['mare in toscana con il cane', /^Al mare in Toscana · Pet Friendly$/],
  ['trullo montepulciano', /^Montepulciano · Casa vacanza · «trullo»$/],
  ['salento 7 notti ad agosto', /^Salento · 7 notti .*agosto/],
  ['case in toscana o umbria', /^In Toscana o Umbria$/],
  ['toscana e umbria con piscina', /^In Toscana e Umbria · Piscina$/],
  ['casa a siena', /^Siena$/],
])('suggests an interpretation of the sentence «%s»', async (q, understood) => {
  const [first, ...others] = await service.suggest(q);
  expect(first?.nome).toMatch(understood);
  expect(first?.path).toBe(`/cerca?testo=${encodeURIComponent(q)}`);
  expect(others.some(({ path }) => path === first?.path)).toBe(false);
});

test('suggests no interpretation for a place name of several words', async () => {
  expect((await suggest('torrita di siena'))[0]).toBe('Torrita di Siena /strutture/toscana/siena/torrita-di-siena');
});

test('suggests a combination of several places with a home count if no name matches', async () => {
  const [first] = await service.suggest('case in provincia di siena o provincia di como');
  expect(first).toMatchObject({ nome: 'In provincia di Siena o Como', strutture_count: 14 });
});
