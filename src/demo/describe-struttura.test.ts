import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import type { CalendarDate } from '../kernel/calendar-date.ts';
import { buildDemoStruttura } from './build-demo-struttura.ts';
import type { DemoStruttura } from './demo-struttura.ts';
import type { HomeFacts } from './home-facts.ts';
import { homeDistances } from './landscape.ts';
import { loadTowns, type Town } from './load-towns.ts';
import { ABOUT_SERVICES, PLACES, SURROUNDINGS } from './phrases.it.ts';
import * as storyPhrases from './story-phrases.it.ts';
import { createRandom } from './seeded-random.ts';
import { createTownPicker } from './town-weights.ts';
import { type Phrase, truePhrases } from './whereabouts.ts';

const TODAY = '2026-11-21' as CalendarDate;
const A_TOWN = 400;

let database: TestDatabase;
let towns: Town[];

beforeAll(async () => {
  database = await createTestDatabase();
  towns = await loadTowns(database.pool);
});

afterAll(async () => {
  await database.close();
});

function isList(some: unknown): some is readonly Phrase[] {
  return Array.isArray(some);
}

/** What 400 homes of a town say of themselves. */
function textsOf(nome: string): string {
  const town = towns.find((each) => each.nome === nome);
  if (town === undefined) throw new Error(`There is no ${nome}`);
  return Array.from({ length: A_TOWN }, (_, index) => buildDemoStruttura({ id: index + 1, town, today: TODAY }))
    .map(({ row }) => row.descrizione)
    .join('\n');
}

describe('a description is true of its place', () => {
  test.each([
    ['no crickets in Naples', 'Napoli', /grilli|in mezzo ai campi|nel silenzio/],
    ['no snow in Lecce', 'Lecce', /\bsci\b|ciaspole|malghe|neve|abeti/],
    ['no skis in the Apennines', 'Roccaraso', /\bsci\b|ciaspole|malghe|abeti/],
    ['no sea in Siena', 'Siena', /\bmare\b|spiaggia|\bonde\b/],
    ['no lake in Perugia', 'Perugia', /\blago\b|battello/],
    ['no coves in Rimini', 'Rimini', /calette/],
    ['no olives in Alba', 'Alba', /ulivi|olive/],
    ['no flat roads in Siena', 'Siena', /strade piatte/],
    ['no museums and theatre in a village', 'Pienza', /Musei/],
    ['no fishing port in a village', 'Sirolo', /pescatori/],
    ['no dinner outside until September in Livigno', 'Livigno', /fino a settembre/],
  ])('%s', (_, nome, lie) => {
    expect(textsOf(nome)).not.toMatch(lie);
  });

  test.each([
    ['Livigno', /\bsci\b|ciaspole/],
    ['Roccaraso', /funghi e per castagne/],
    ['Napoli', /Musei/],
    ['Montalcino', /ulivi/],
    ['Limone sul Garda', /battello/],
  ])('%s says what is there', (nome, truth) => {
    expect(textsOf(nome)).toMatch(truth);
  });

  test('of each list something is true everywhere', () => {
    const nowhere: HomeFacts = {
      regione_id: 1,
      landscape: {
        sea: false,
        mountains: false,
        lake: null,
        trulli: false,
        airport: false,
        city: true,
        village: true,
        hills: false,
        plain: false,
      },
      setting: 'citta',
      building: 'any',
      km: { sea: Infinity, lake: Infinity, station: Infinity, centre: 3 },
      byRoom: true,
      posti_letto: 1,
      num_camere: 1,
      servizi: ['Ascensore'],
      told: { arrivo_dalle: '15:00', arrivo_entro: '20:00', fumo: 'no', animali: 'no', gradini: 0 },
    };
    const lists: readonly (readonly Phrase[])[] = [
      ...[PLACES, SURROUNDINGS, ABOUT_SERVICES].flatMap((some) => Object.values(some)),
      ...Object.values(storyPhrases).flatMap((some) =>
        isList(some) ? [some] : Object.values<readonly Phrase[]>(some),
      ),
    ];
    for (const list of lists) expect(truePhrases(list, nowhere)).not.toEqual([]);
  });
});

describe('no sentence of 3,000 homes contradicts what the page says elsewhere', () => {
  type HomeInTown = { town: Town; built: DemoStruttura };
  const HOMES = 3000;
  let told: HomeInTown[];

  beforeAll(() => {
    const pickTown = createTownPicker(towns);
    told = Array.from({ length: HOMES }, (_, index) => {
      const town = pickTown(createRandom(31, index + 1));
      return { town, built: buildDemoStruttura({ id: index + 1, town, today: TODAY }) };
    });
  });

  const textOf = ({ built: { row, camere } }: HomeInTown) =>
    [
      row.descrizione,
      row.accoglie_parole,
      row.regole,
      row.animali_nota,
      row.gradini_nota,
      ...row.stanze.map(({ nome }) => nome),
      ...camere.map(({ note }) => note),
    ].join('\n');
  const kmOf = ({ built: { row } }: HomeInTown) => homeDistances({ lat: row.lat ?? 0, lon: row.lon ?? 0 });
  const offers = ({ built }: HomeInTown, ...servizi: string[]) =>
    servizi.some((each) => built.row.servizi.includes(each));
  const isNamed = ({ built }: HomeInTown, words: RegExp) => words.test(built.row.nome);
  const FLAT = /^(Appartamento|Attico|Loft|Bilocale|Mansarda) /;

  const CLAIMS: readonly [claim: string, words: RegExp, isTrue: (home: HomeInTown) => boolean][] = [
    [
      'hours that are fixed are not agreed on',
      /orario di arrivo si concorda/,
      ({ built }) => built.row.arrivo_dalle === null,
    ],
    ['who must arrive early may not arrive late', /Se arrivi tardi/, ({ built }) => built.row.arrivo_entro === null],
    [
      'nobody lives below a whole home, nor in a trullo',
      /abita(mo)? al piano/,
      (home) => home.built.camere.length > 0 && !isNamed(home, /Trull/),
    ],
    [
      'who lives in the house is not two minutes away',
      /Abito a due minuti/,
      ({ built }) => !/abita al piano/.test(built.row.descrizione),
    ],
    [
      'a trullo and a flat have no upper floor',
      /primo piano|^Mansarda$/m,
      (home) => !isNamed(home, FLAT) && !isNamed(home, /Trull/),
    ],
    [
      'a gate leads to the beach where it is',
      /si scende al mare/,
      (home) => kmOf(home).sea <= 0.35 && !isNamed(home, FLAT),
    ],
    ['two steps to the beach', /a due passi dalla spiaggia/, (home) => kmOf(home).sea <= 0.35],
    ['some minutes to the sea', /pochi minuti a piedi dal mare/, (home) => kmOf(home).sea <= 0.7],
    ['a walk to the sea', /a una passeggiata dal mare|lungomare|stabilimenti/, (home) => kmOf(home).sea <= 1.3],
    ['a few steps from the lake', /a pochi passi dal lago|sponda/, (home) => kmOf(home).lake <= 1.3],
    ['a station on foot', /stazione è a pochi minuti a piedi/, (home) => kmOf(home).station <= 1],
    [
      'no vines and fields in a city',
      /vigne e ulivi|in mezzo ai campi|fuori dal paese/,
      ({ town }) => !town.landscape.city,
    ],
    ['valleys are seen from hills', /vista aperta sulla valle|valle diventa d’oro/, ({ town }) => town.landscape.hills],
    ['flat roads are in the plain', /strade piatte/, ({ town }) => town.landscape.plain],
    ['smoking outside', /fuori c’è una panchina/, ({ built }) => built.row.fumo === 'fuori'],
    ['dogs are welcome', /I cani sono i benvenuti|animali educati/, ({ built }) => built.row.animali === 'si'],
    [
      'the fence of a garden',
      /giardino è recintato|doccia esterna/,
      (home) => offers(home, 'Giardino') && !isNamed(home, FLAT),
    ],
    [
      'a car outside has no place here',
      /Si parcheggia fuori|auto alla porta del paese/,
      (home) => !offers(home, 'Parcheggio', 'Garage'),
    ],
    ['a place for the car', /lascia l’auto qui/, (home) => offers(home, 'Parcheggio', 'Garage')],
    [
      'oil and wine stand in a kitchen',
      /in dispensa|Il vino di casa è in cucina|frigorifero/,
      (home) => offers(home, 'Cucina'),
    ],
    ['air conditioning', /condizionatore/, (home) => offers(home, 'Aria Condizionata')],
    ['skis are for the Alps', /\bsci\b/, ({ town }) => town.regione_id <= 6],
    ['stairs without a lift', /trolley sulle scale/, (home) => !offers(home, 'Ascensore')],
    ['families find room', /Ideale per famiglie/, ({ built }) => built.row.posti_letto >= 4],
    ['the whole home is yours', /la casa è tua|tutto per gli ospiti/, ({ built }) => built.camere.length === 0],
  ];

  test.each(CLAIMS)('%s', (_, words, isTrue) => {
    const claiming = told.filter((home) => words.test(textOf(home)));
    expect(claiming.length).toBeGreaterThan(0);
    expect(claiming.filter((home) => !isTrue(home)).map((home) => `${home.built.row.nome}: ${textOf(home)}`)).toEqual(
      [],
    );
  });

  test('no invented distance or time: what is told in numbers stands under «Dove si trova»', () => {
    expect(
      told.filter((home) => /\d+ ?(km|metri|minuti)|trecento|un minuto|mezz'ora/.test(textOf(home))).map(textOf),
    ).toEqual([]);
  });
});
