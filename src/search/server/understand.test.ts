import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../../strutture/rules/struttura-form.ts';
import { createTextService, readText } from './text-service.ts';

/** Words that homes have, beside every place of Italy. */
const WRITTEN =
  'glicine casa orto frutteto limonaia trullo villa forno cortile lago campagna terme corte borgo drop firenze montepulciano bologna ' +
  'venezia piscina camino silenziosa persone vista mare rosa';

let database: TestDatabase;
let service: ReturnType<typeof createTextService>;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('insert into search_words select unnest($1::text[]) on conflict do nothing', [
    WRITTEN.split(' '),
  ]);
  await database.pool.query('insert into strutture_per_citta values (52032, 12), (13130, 2), (22106, 3), (48017, 5)');
  service = createTextService(database.db);
});
afterAll(() => database.close());

type Meaning = { dove?: string; testo?: string; tipi?: TipoStruttura[]; servizi?: Servizio[] };

/** What somebody types, and what is meant by it. What is left out asks nothing. */
const MEANT: [string, Meaning][] = [
  ['Siena', { dove: 'toscana/siena/siena' }],
  ['  SIENA ', { dove: 'toscana/siena/siena' }],
  ['a Siena', { dove: 'toscana/siena/siena' }],
  ['provincia di Siena', { dove: 'toscana/siena' }],
  ['prov. di Siena', { dove: 'toscana/siena' }],
  ['provincia dell’Aquila', { dove: 'abruzzo/l-aquila' }],
  ['provincia di SI', { dove: 'toscana/siena' }],
  ['Toscana', { dove: 'toscana' }],
  ['in Toscana', { dove: 'toscana' }],
  ['Emilia Romagna', { dove: 'emilia-romagna' }],
  ['friuli', { dove: 'friuli-venezia-giulia' }],
  ['Val d’Aosta', { dove: 'valle-d-aosta' }],
  ["valle d'aosta", { dove: 'valle-d-aosta' }],
  ['alto adige', { dove: 'trentino-alto-adige/bolzano' }],
  ['trentino', { dove: 'trentino-alto-adige/trento' }],
  ['Bozen', { dove: 'trentino-alto-adige/bolzano/bolzano' }],
  ['Bolzano/Bozen', { dove: 'trentino-alto-adige/bolzano/bolzano' }],
  ['all’Aquila', { dove: 'abruzzo/l-aquila/l-aquila' }],
  ['alla Spezia', { dove: 'liguria/la-spezia/la-spezia' }],
  ['reggio emilia', { dove: 'emilia-romagna/reggio-nell-emilia/reggio-nell-emilia' }],
  ['Reggio Calabria', { dove: 'calabria/reggio-calabria/reggio-di-calabria' }],
  ['SANT’AGATA DE’ GOTI', { dove: 'campania/benevento/sant-agata-de-goti' }],
  ["sant'agata de goti", { dove: 'campania/benevento/sant-agata-de-goti' }],
  ['s. gimignano', { dove: 'toscana/siena/san-gimignano' }],
  ['Pienza, Siena', { dove: 'toscana/siena/pienza' }],
  ['Toscana, Siena', { dove: 'toscana/siena/siena' }],
  ['Livo Como', { dove: 'lombardia/como/livo' }],
  ['Livo (TN)', { dove: 'trentino-alto-adige/trento/livo' }],
  ['castro lecce', { dove: 'puglia/lecce/castro' }],
  ['Castro in provincia di Bergamo', { dove: 'lombardia/bergamo/castro' }],
  ['samone trentino', { dove: 'trentino-alto-adige/trento/samone' }],
  ['San Teodoro Sardegna', { dove: 'sardegna/gallura-nord-est-sardegna/san-teodoro' }],
  ['agriturismo a Montepulciano', { dove: 'toscana/siena/montepulciano', tipi: ['agriturismo'] }],
  ['agriturismi in Umbria con piscina', { dove: 'umbria', tipi: ['agriturismo'], servizi: ['Piscina'] }],
  ['b&b a Roma con parcheggio', { dove: 'lazio/roma/roma', tipi: ['bb'], servizi: ['Parcheggio'] }],
  [
    'bed and breakfast Firenze centro storico',
    { dove: 'toscana/firenze/firenze', tipi: ['bb'], servizi: ['Centro Storico'] },
  ],
  ['bed & breakfast Torino', { dove: 'piemonte/torino/torino', tipi: ['bb'] }],
  ['case vacanze sul mare in Puglia', { dove: 'puglia', tipi: ['casa_vacanza'], servizi: ['Accesso Mare'] }],
  [
    'affittacamere Bologna wi-fi',
    { dove: 'emilia-romagna/bologna/bologna', tipi: ['affittacamere'], servizi: ['WiFi'] },
  ],
  [
    'vista mare Amalfi colazione',
    { dove: 'campania/salerno/amalfi', servizi: ['Vista Mare', 'Prima Colazione Inclusa'] },
  ],
  ['con il cane a Cortina d’Ampezzo', { dove: 'veneto/belluno/cortina-d-ampezzo', servizi: ['Pet Friendly'] }],
  [
    'cerco casa con giardino per il weekend a Lucca, animali ammessi',
    { dove: 'toscana/lucca/lucca', servizi: ['Giardino', 'Pet Friendly'] },
  ],
  ['vicino alla stazione a Bologna', { dove: 'emilia-romagna/bologna/bologna', servizi: ['Vicino Stazione'] }],
  ['dormire a Matera', { dove: 'basilicata/matera/matera' }],
  ['aria condizionata e posto auto', { servizi: ['Aria Condizionata', 'Parcheggio'] }],
  // Names of comuni that are words as well.
  ['Lago', { dove: 'calabria/cosenza/lago' }],
  ['lago cs', { dove: 'calabria/cosenza/lago' }],
  ['Lago (Cosenza)', { dove: 'calabria/cosenza/lago' }],
  ['casa sul lago', { testo: 'casa sul lago' }],
  ['rose', { dove: 'calabria/cosenza/rose' }],
  ['casa rosa', { testo: 'casa rosa' }],
  ['casa di campagna', { testo: 'casa di campagna' }],
  ['camino', { servizi: ['Camino'] }],
  ['casa con camino', { servizi: ['Camino'] }],
  ['a Camino', { dove: 'piemonte/alessandria/camino' }],
  ['Camino (AL)', { dove: 'piemonte/alessandria/camino' }],
  ['piscina', { servizi: ['Piscina'] }],
  ['Piscina (TO)', { dove: 'piemonte/torino/piscina' }],
  ['terme', { testo: 'terme' }],
  ['villa con piscina', { testo: 'villa', servizi: ['Piscina'] }],
  ['casa del forno', { testo: 'casa del forno' }],
  ['Casa Glicine a Pienza', { dove: 'toscana/siena/pienza', testo: 'Casa Glicine' }],
  ['trullo in Puglia', { dove: 'puglia', testo: 'trullo' }],
  // Typing errors.
  ['Montepulcano', { dove: 'toscana/siena/montepulciano' }],
  ['Firenza', { dove: 'toscana/firenze/firenze' }],
  ['Bolognia', { dove: 'emilia-romagna/bologna/bologna' }],
  ['Venezzia', { dove: 'veneto/venezia/venezia' }],
  ['Sirmone', { dove: 'lombardia/brescia/sirmione' }],
  ['San Giminiano', { dove: 'toscana/siena/san-gimignano' }],
  [
    'agriturizmo a montepulcano con picsina',
    { dove: 'toscana/siena/montepulciano', tipi: ['agriturismo'], servizi: ['Piscina'] },
  ],
  ['parchegio a Milnao', { dove: 'lombardia/milano/milano', servizi: ['Parcheggio'] }],
  ['gliciine', { testo: 'gliciine' }],
  // What means nothing, or means harm.
  ['', {}],
  ['casa', { testo: 'casa' }],
  ['dormire', {}],
  ['con il la e', {}],
  ['xyzzyq', { testo: 'xyzzyq' }],
  ["'); drop table strutture; --", { testo: 'drop table strutture' }],
  ['& | ! <-> :*', {}],
  ['🏖️ a\0', {}],
  ['مرحبا', { testo: 'مرحبا' }],
];

test.each(MEANT)('«%s»', async (text, { dove = null, testo = '', tipi = [], servizi = [] }) => {
  const { wish, ...understood } = await service.understand(text);
  expect({ dove: understood.dove, testo: wish.testo, tipi: wish.tipi, servizi: wish.servizi }).toEqual({
    dove,
    testo,
    tipi,
    servizi,
  });
});

const townsOf = async (text: string) => {
  const { wish, homonyms } = await service.understand(text);
  return { ids: wish.scope.kind === 'citta' ? wish.scope.citta_ids : [], homonyms: homonyms.map(({ dove }) => dove) };
};

describe('several towns', () => {
  test('of one name are all searched, and told apart', async () => {
    expect(await townsOf('agriturismo Livo')).toEqual({
      ids: [13130, 22106],
      homonyms: ['Como, Lombardia', 'Trento, Trentino-Alto Adige'],
    });
  });

  test('that were both named', async () => {
    expect(await townsOf('Roma o Napoli')).toEqual({ ids: [58091, 63049], homonyms: [] });
  });

  test('near one, within 15 km, itself the first', async () => {
    const { ids } = await townsOf('vicino a Montepulciano');
    expect(ids[0]).toBe(52015);
    expect(ids).toContain(52021);
    expect(ids).not.toContain(52032);
    expect((await townsOf('dintorni di Siena')).ids).toContain(52032);
    expect((await townsOf('lago di Garda')).ids.length).toBeGreaterThan(5);
  });
});

test('a text of 100 KB is answered as fast as any', async () => {
  const start = performance.now();
  await service.understand('casa '.repeat(20_000));
  await service.understand('x'.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each([
  ['casa con gliciine', "'cas' & 'glicin'", [{ word: 'gliciine', instead: ['glicine'] }]],
  ["l'orto e il frutteto", "'orto' & 'fruttet'", []],
  ['case con camini', "'cas' & 'camin'", []],
  ['e il con', null, []],
  ['', null, []],
  ["'); drop", "'drop'", []],
  ['& | ! <-> :*', null, []],
  ['xyzzyq', "'xyzzyq'", []],
  ['b&b', "'b' & 'b'", []],
])('«%s» is looked for as %s', async (testo, tsquery, corrected) => {
  expect(await readText(database.db, testo)).toEqual({ tsquery, corrected });
});

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
