import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import type { FlexibleStay } from '../../stay/rules/flexible-stay.ts';
import type { StayCriteria } from '../rules/search-criteria.ts';
import type { Zone } from '../rules/zone.ts';
import type { Servizio } from '../../strutture/rules/servizi.ts';
import type { TipoStruttura } from '../../strutture/rules/tipi.ts';
import { createTextService, readText } from './text-service.ts';

const WRITTEN =
  'glicine casa orto frutteto limonaia trullo villa forno cortile lago campagna terme corte borgo drop firenze montepulciano bologna ' +
  'naso venezia piscina camino silenziosa persone vista mare rosa centro storico';

/** ISTAT code of the comune of Diamante. Three homes have its name in their text, and two of them are in the comune. */
const DIAMANTE = 78048;

const database = await createTestDatabase();
afterAll(() => database.close());
await database.pool.query('insert into search_words select unnest($1::text[]) on conflict do nothing', [
  WRITTEN.split(' '),
]);
await buildStruttura(database.db, { nome: 'Podere', descrizione: 'Un giardino di rose.' });
for (const descrizione of ['In paese.', 'Una casa come un diamante.'])
  await buildStruttura(database.db, { citta_id: DIAMANTE, descrizione });
await buildStruttura(database.db, { nome: 'Un diamante' });
await buildStruttura(database.db, { nome: 'B&B Primavera', descrizione: 'Aperto anche in estate e a Natale.' });
await buildStruttura(database.db, { nome: 'Villa Pasqua' });
await buildStruttura(database.db, { nome: 'La Domenica' });
const service = createTextService(database.db, { now: () => new Date('2026-11-21T09:00:00Z') });

type Meaning = {
  dove?: string;
  testo?: string;
  tipi?: TipoStruttura[];
  servizi?: Servizio[];
  guests?: number;
  stay?: StayCriteria;
  flexible?: FlexibleStay;
  zone?: Zone;
  prezzo_max?: number;
  gradini?: 'nessuno';
  namesakes?: string[];
};

const UNSET = {
  testo: '',
  tipi: [],
  servizi: [],
  guests: 1,
  stay: null,
  flexible: null,
  prezzo_min: null,
  prezzo_max: null,
  gradini: null,
};

const stay = (check_in: string, check_out: string) => ({ check_in, check_out }) as StayCriteria;
const within = (from: string, until: string, nights: number) =>
  ({ from, until, nights, weekend: false }) as FlexibleStay;

const MEANT: [string, Meaning][] = [
  ['Siena', { dove: 'toscana/siena/siena' }],
  ['a Siena', { dove: 'toscana/siena/siena' }],
  ['provincia di Siena', { dove: 'toscana/siena' }],
  ['prov. di Siena', { dove: 'toscana/siena' }],
  ['provincia dell’Aquila', { dove: 'abruzzo/l-aquila' }],
  ['provincia di SI', { dove: 'toscana/siena' }],
  ['Toscana', { dove: 'toscana' }],
  ['Emilia Romagna', { dove: 'emilia-romagna' }],
  ['friuli', { dove: 'friuli-venezia-giulia' }],
  ['Val d’Aosta', { dove: 'valle-d-aosta' }],
  ['alto adige', { dove: 'trentino-alto-adige/bolzano' }],
  ['trentino', { dove: 'trentino-alto-adige/trento' }],
  ['Bozen', { dove: 'trentino-alto-adige/bolzano/bolzano' }],
  ['all’Aquila', { dove: 'abruzzo/l-aquila/l-aquila' }],
  ['reggio emilia', { dove: 'emilia-romagna/reggio-nell-emilia/reggio-nell-emilia' }],
  ['SANT’AGATA DE’ GOTI', { dove: 'campania/benevento/sant-agata-de-goti' }],
  ['s. gimignano', { dove: 'toscana/siena/san-gimignano' }],
  ['Pienza, Siena', { dove: 'toscana/siena/pienza' }],
  ['Toscana, Siena', { dove: 'toscana/siena/siena' }],
  ['Livo Como', { dove: 'lombardia/como/livo' }],
  ['Livo (TN)', { dove: 'trentino-alto-adige/trento/livo' }],
  ['Castro in provincia di Bergamo', { dove: 'lombardia/bergamo/castro' }],
  ['samone trentino', { dove: 'trentino-alto-adige/trento/samone' }],
  ['San Teodoro Sardegna', { dove: 'sardegna/gallura-nord-est-sardegna/san-teodoro' }],
  ['agriturismo a Montepulciano', { dove: 'toscana/siena/montepulciano', tipi: ['agriturismo'] }],
  ['agriturismi in Umbria con piscina', { dove: 'umbria', tipi: ['agriturismo'], servizi: ['Piscina'] }],
  ['b&b a Roma con parcheggio', { dove: 'lazio/roma/roma', tipi: ['bb'], servizi: ['Parcheggio'] }],
  ['bed and breakfast centro storico', { tipi: ['bb'], servizi: ['Centro Storico'] }],
  ['case vacanze sul mare in Puglia', { dove: 'puglia', tipi: ['casa_vacanza'], servizi: ['Accesso Mare'] }],
  ['affittacamere wi-fi', { tipi: ['affittacamere'], servizi: ['WiFi'] }],
  ['con il cane a Cortina d’Ampezzo', { dove: 'veneto/belluno/cortina-d-ampezzo', servizi: ['Pet Friendly'] }],
  [
    'cerco casa con giardino per il weekend a Lucca, animali ammessi',
    { dove: 'toscana/lucca/lucca', servizi: ['Giardino', 'Pet Friendly'], stay: stay('2026-11-21', '2026-11-22') },
  ],
  ['Bologna vicino alla stazione', { dove: 'emilia-romagna/bologna/bologna', servizi: ['Vicino Stazione'] }],
  ['vicino alla stazione a Bologna', { zone: { kind: 'punto', punto: 'stazione-bologna-centrale', km: 2 } }],
  ['dormire a Matera', { dove: 'basilicata/matera/matera' }],
  ['aria condizionata e posto auto', { servizi: ['Aria Condizionata', 'Parcheggio'] }],
  ['Lago', { dove: 'calabria/cosenza/lago' }],
  ['Lago (Cosenza)', { dove: 'calabria/cosenza/lago' }],
  ['casa sul lago', { zone: { kind: 'ambiente', ambiente: 'lago', inside: null, dove: '' } }],
  ['rose', { dove: 'calabria/cosenza/rose' }],
  ['casa rosa', { testo: 'casa rosa' }],
  ['casa con camino', { servizi: ['Camino'] }],
  ['a Camino', { dove: 'piemonte/alessandria/camino' }],
  ['piscina', { servizi: ['Piscina'] }],
  ['Piscina (TO)', { dove: 'piemonte/torino/piscina' }],
  ['terme', { testo: 'terme' }],
  ['villa con piscina', { testo: '"villa"', tipi: ['casa_vacanza'], servizi: ['Piscina'] }],
  ['casa del forno', { testo: 'casa del forno' }],
  ['Casa Glicine a Pienza', { dove: 'toscana/siena/pienza', testo: 'Casa Glicine' }],
  ['trullo in Puglia', { dove: 'puglia', tipi: ['casa_vacanza'], testo: 'trullo' }],
  // If the query has other criteria, a word means a comune only if at least half of the homes with this word are there.
  ['agriturismo rose', { testo: '"rose"', tipi: ['agriturismo'], namesakes: ['Rose'] }],
  ['le rose', { testo: '"rose"', namesakes: ['Rose'] }],
  ['"rose"', { testo: '"rose"', namesakes: ['Rose'] }],
  ['“Siena”', { testo: '"Siena"', namesakes: ['Siena'] }],
  ['""', {}],
  ['"rose" a "Siena"', { dove: 'toscana/siena/siena', testo: 'rose' }],
  ['wi piscina fi', { testo: '"wi fi"', servizi: ['Piscina'] }],
  ['agriturismo a Rose', { dove: 'calabria/cosenza/rose', tipi: ['agriturismo'] }],
  ['agriturismo Rose (CS)', { dove: 'calabria/cosenza/rose', tipi: ['agriturismo'] }],
  ['agriturismo Rose Calabria', { dove: 'calabria/cosenza/rose', tipi: ['agriturismo'] }],
  ['agriturismo rose Siena', { dove: 'toscana/siena/siena', testo: 'rose', tipi: ['agriturismo'] }],
  ['dormire Rose', { dove: 'calabria/cosenza/rose' }],
  ['b&b Diamante', { dove: 'calabria/cosenza/diamante', tipi: ['bb'] }],
  ['b&b vittoria', { dove: 'sicilia/ragusa/vittoria', tipi: ['bb'] }],
  ['b&b il diamante', { testo: '"diamante"', tipi: ['bb'], namesakes: ['Diamante'] }],
  ['b&b Roma', { dove: 'lazio/roma/roma', tipi: ['bb'] }],
  ['masseria ostuni', { dove: 'puglia/brindisi/ostuni', tipi: ['agriturismo'] }],
  ['casa per 4 persone a Siena', { dove: 'toscana/siena/siena', guests: 4 }],
  ['casa in 6', { guests: 6 }],
  ['Rose per 4', { dove: 'calabria/cosenza/rose', guests: 4 }],
  ['per 4 Roma', { dove: 'lazio/roma/roma', guests: 4 }],
  [
    '2 adulti e un bambino a Quattro Castella',
    { dove: 'emilia-romagna/reggio-nell-emilia/quattro-castella', guests: 3 },
  ],
  ['per 2 notti a Siena', { dove: 'toscana/siena/siena', flexible: within('2026-11-21', '2027-01-20', 2) }],
  ['per 99999 persone', { testo: '99999 persone' }],
  ['via 4 novembre', { testo: 'via 4 novembre' }],
  [
    'Siena dal 3 al 10 agosto per due',
    { dove: 'toscana/siena/siena', guests: 2, stay: stay('2027-08-03', '2027-08-10') },
  ],
  ['dal 28 al 31 giugno', { testo: '28 al 31 giugno' }],
  ['casa ad agosto', { flexible: within('2027-08-01', '2027-09-01', 7) }],
  ['Siena sotto i 100 euro', { dove: 'toscana/siena/siena', prezzo_max: 100 }],
  ['Salento', { zone: { kind: 'area', area: 'salento' } }],
  ['Salento (SA)', { dove: 'campania/salerno/salento' }],
  ['vicino a Siena', { zone: { kind: 'intorno', citta_id: 52032, km: 20 } }],
  ['entro 30 km da Siena', { zone: { kind: 'intorno', citta_id: 52032, km: 30 } }],
  ['casa al mare in Toscana', { zone: { kind: 'ambiente', ambiente: 'mare', inside: null, dove: 'toscana' } }],
  [
    'mare Cilento',
    { zone: { kind: 'ambiente', ambiente: 'mare', inside: { kind: 'area', area: 'cilento' }, dove: '' } },
  ],
  ['casa al mare Rimini', { dove: 'emilia-romagna/rimini/rimini' }],
  ['casa al mare in Umbria', { dove: 'umbria', testo: 'casa al mare' }],
  ['B&B Primavera', { testo: '"Primavera"', tipi: ['bb'] }],
  ['villa Pasqua Siena', { dove: 'toscana/siena/siena', testo: 'villa Pasqua' }],
  ['la Pasqua relais', { testo: '"Pasqua relais"' }],
  ['villa domenica', { testo: '"villa domenica"' }],
  ['casa estate', { flexible: within('2027-07-01', '2027-09-01', 7) }],
  ['b&b natale', { tipi: ['bb'], flexible: within('2026-12-22', '2026-12-27', 3) }],
  ['primavera', { flexible: within('2027-04-01', '2027-06-01', 3) }],
  ['B&B Primavera 2028', { tipi: ['bb'], flexible: within('2028-04-01', '2028-06-01', 3) }],
  ['b&b domenica a Pasqua', { testo: '"domenica"', tipi: ['bb'], flexible: within('2027-03-26', '2027-03-30', 3) }],
  ['prossimo weekend toscana', { dove: 'toscana', stay: stay('2026-11-27', '2026-11-29') }],
  ['prossimo', { testo: 'prossimo' }],
  ['Vienna', { testo: 'Vienna' }],
  ['camping', { testo: 'camping' }],
  ['qualcosa di carino a Siena', { dove: 'toscana/siena/siena', testo: 'carino' }],
  ['agosto 2029 toscana', { dove: 'toscana', testo: 'agosto 2029' }],
  [
    'ponte 2 giugno 2031 mare',
    { zone: { kind: 'ambiente', ambiente: 'mare', inside: null, dove: '' }, testo: 'ponte 2 giugno 2031' },
  ],
  ['Firenza', { dove: 'toscana/firenze/firenze' }],
  ['Sirmone', { dove: 'lombardia/brescia/sirmione' }],
  ['San Giminiano', { dove: 'toscana/siena/san-gimignano' }],
  [
    'agriturizmo a montepulcano con picsina',
    { dove: 'toscana/siena/montepulciano', tipi: ['agriturismo'], servizi: ['Piscina'] },
  ],
  ['parchegio a Milnao', { dove: 'lombardia/milano/milano', servizi: ['Parcheggio'] }],
  ['gliciine', { testo: 'gliciine' }],
  ['milano marittma', { dove: 'emilia-romagna/ravenna/cervia' }],
  ['reggio emila', { dove: 'emilia-romagna/reggio-nell-emilia/reggio-nell-emilia' }],
  ['in treno', { testo: 'treno' }],
  ['sedia a rotelle Toscana', { dove: 'toscana', gradini: 'nessuno' }],
  ['via Roma Torino', { dove: 'piemonte/torino/torino', testo: 'via Roma' }],
  ['vicino alla chiesa', { testo: 'chiesa' }],
  ['nord Italia', { zone: { kind: 'area', area: 'nord-italia' } }],
  ['Roma nord', { dove: 'lazio/roma/roma', testo: 'nord' }],
  ['Milano nord', { dove: 'lombardia/milano/milano' }],
  ['', {}],
  ['casa', { testo: 'casa' }],
  ['dormire', {}],
  ['xyzzyq', { testo: 'xyzzyq' }],
  ["'); drop table strutture; --", { testo: 'drop table strutture' }],
  ['& | ! <-> :*', {}],
  ['🏖️ a\0', {}],
  ['مرحبا', { testo: 'مرحبا' }],
];

test.each(MEANT)('interprets «%s» as %j', async (text, { dove = null, ...parsed }) => {
  const { criteria, ...understood } = await service.parseText(text);
  const { scope: _scope, ...read } = criteria;
  const zone = understood.zone ? { zone: understood.zone } : {};
  const namesakes = understood.namesakes.map(({ nome }) => nome);
  expect({ dove: understood.dove, namesakes, ...zone, ...read }).toEqual({ dove, namesakes: [], ...UNSET, ...parsed });
});

test('finds no further criteria when the remaining search words are parsed again on their own', async () => {
  for (const [text, { dove, testo = '' }] of MEANT) {
    if (dove !== undefined) continue;
    const { criteria, dove: path } = await service.parseText(testo);
    expect([text, path, criteria]).toEqual([text, null, { ...UNSET, scope: { kind: 'italia' }, testo }]);
  }
});

const townsOf = async (text: string) => {
  const { criteria, homonyms } = await service.parseText(text);
  return {
    ids: criteria.scope.kind === 'citta' ? criteria.scope.citta_ids : [],
    homonyms: homonyms.map(({ dove }) => dove),
  };
};

describe('a search by place', () => {
  test.each([
    ['b&b a Roma o a Napoli dal 3 al 10 agosto per 4', 'a Roma o a Napoli'],
    ['casa glicine a Livo', 'casa glicine a Livo'],
    ['cerco il glicine vicino a Livo con parcheggio', 'glicine vicino a Livo'],
    ['agriturismo rose', '"rose"'],
  ])('reduces «%s» to the place and words «%s»', async (text, expected) => {
    expect((await service.parseText(text)).placeAndWords).toBe(expected);
    expect((await service.parseText(expected)).placeAndWords).toBe(expected);
  });

  test('covers all homonyms and offers each homonym as a choice', async () => {
    expect(await townsOf('agriturismo Livo')).toEqual({
      ids: [13130, 22106],
      homonyms: ['Como, Lombardia', 'Trento, Trentino-Alto Adige'],
    });
  });

  test('covers all named towns', async () => {
    expect(await townsOf('Roma o Napoli')).toEqual({ ids: [58091, 63049], homonyms: [] });
  });

  test('covers the towns within 20 km of a town, starting with the town itself', async () => {
    const { ids } = await townsOf('vicino a Montepulciano');
    expect(ids[0]).toBe(52015);
    expect(ids).toContain(52021);
    expect(ids).not.toContain(52032);
    expect((await townsOf('dintorni di Siena')).ids).toContain(52032);
    expect((await townsOf('lago di Garda')).ids.length).toBeGreaterThan(5);
  });
});

test('parses two queries of 100 KB within 15 s', async () => {
  const start = performance.now();
  for (const text of ['casa '.repeat(20_000), 'x'.repeat(100_000)]) await service.parseText(text);
  expect(performance.now() - start).toBeLessThan(15_000);
});

test.each([
  ['casa con gliciine', "'cas' & 'glicin'", [{ word: 'gliciine', instead: ['glicine'] }]],
  ["l'orto e il frutteto", "'orto' & 'fruttet'", []],
  ['e il con', null, []],
  ["'); drop", "'drop'", []],
  ['& | ! <-> :*', null, []],
  ['xyzzyq', "'xyzzyq'", []],
  ['b&b', "'b' & 'b'", []],
  // The lexicon contains "maso", so the word is not corrected to the similar "naso".
  ['maso', "'mas'", []],
])('readText converts «%s» to the tsquery %s', async (testo, tsquery, corrected) => {
  expect(await readText(database.db, testo)).toEqual({ tsquery, corrected });
});
