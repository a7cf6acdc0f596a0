import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import type { CalendarDate } from '../../src/kernel/calendar-date.ts';
import { buildDemoStruttura } from './build-demo-struttura.ts';
import { loadTowns, type Town } from './load-towns.ts';
import { ABOUT_SERVICES, PLACES, SURROUNDINGS } from './phrases.it.ts';
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
    const nowhere: Pick<Town, 'regione_id' | 'landscape'> = {
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
      },
    };
    const lists: readonly (readonly Phrase[])[] = [PLACES, SURROUNDINGS, ABOUT_SERVICES].flatMap((some) =>
      Object.values(some),
    );
    for (const list of lists) expect(truePhrases(list, nowhere)).not.toEqual([]);
  });
});
