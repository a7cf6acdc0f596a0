import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { systemClock } from '../../kernel/clock.ts';
import { createTextService } from './text-service.ts';

let database: TestDatabase;
let service: ReturnType<typeof createTextService>;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('insert into strutture_per_citta values (52032, 12), (13130, 2), (22106, 3), (48017, 5)');
  service = createTextService(database.db, systemClock);
});
afterAll(() => database.close());

describe('suggestions', () => {
  const suggest = async (q: string) => (await service.suggest(q)).map(({ nome, path }) => `${nome} ${path}`);

  test('places first, those with homes before the others, the words last', async () => {
    expect(await suggest('sie')).toEqual([
      'Siena /strutture/toscana/siena/siena',
      'Provincia di Siena /cerca?dove=toscana/siena',
      'Torrita di Siena /strutture/toscana/siena/torrita-di-siena',
      'Cerca “sie” tra le case /cerca?testo=sie',
    ]);
    expect((await suggest('livo')).slice(0, 2)).toEqual([
      'Livo /strutture/trentino-alto-adige/trento/livo',
      'Livo /strutture/lombardia/como/livo',
    ]);
  });

  test.each([
    ['tos', 'Toscana /cerca?dove=toscana'],
    ['firenza', 'Firenze /strutture/toscana/firenze/firenze'],
    ['montepulcano', 'Montepulciano /strutture/toscana/siena/montepulciano'],
    ['l’aq', "L'Aquila /strutture/abruzzo/l-aquila/l-aquila"],
    ['provincia di la sp', 'Provincia della Spezia /cerca?dove=liguria/la-spezia'],
    ['a&b=%', 'Cerca “a&b=%” tra le case /cerca?testo=a%26b%3D%25'],
  ])('%s', async (q, first) => {
    expect((await suggest(q))[0]).toBe(first);
  });

  test('at most eight, none for no letters', async () => {
    expect(await suggest('s')).toHaveLength(8);
    for (const q of ['', '  ', '%_', '🏖️', '\0']) expect(await suggest(q)).toEqual([]);
  });
});
