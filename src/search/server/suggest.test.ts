import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { systemClock } from '../../kernel/clock.ts';
import { createTextService } from './text-service.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
await database.pool.query('insert into strutture_per_citta values (52032, 12), (13130, 2), (22106, 3), (48017, 5)');
const service = createTextService(database.db, systemClock);
const suggest = async (q: string) => (await service.suggest(q)).map(({ nome, path }) => `${nome} ${path}`);

test('places come first, those with homes before the others, and the words last', async () => {
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
  ['a&b=%', 'Cerca «a&b=%» tra le case /cerca?testo=a%26b%3D%25'],
])('who types %s is offered %s first', async (q, first) => {
  expect((await suggest(q))[0]).toBe(first);
});

test('there are at most eight suggestions, and none for no letters', async () => {
  expect(await suggest('s')).toHaveLength(8);
  for (const q of ['  ', '%_', '🏖️', '\0']) expect(await suggest(q)).toEqual([]);
});
