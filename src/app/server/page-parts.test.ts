import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { type OpenPortal, openPortal } from '../../../test/open-portal.ts';
import { createTestPages } from '../../../test/page-build.ts';
import { readHtml } from '../../../test/read-markup.ts';
import type { Database } from './database.ts';
import { openDatabase } from '../../platform/database/open-database.ts';

const SIENA = '/strutture/toscana/siena';
const COUNTS = 'strutture_per_citta';
const FAILED = {
  counts: 'Non riusciamo a contare le case. Le regioni sono qui: scegline una, oppure riprova.',
  towns: 'Non riusciamo a caricare le città. Riprova.',
  homes: 'Non riusciamo a caricare le case. Riprova.',
};

let portal: OpenPortal;
let elsewhere: Database;

beforeAll(async () => {
  const database = await createTestDatabase({ timeLimits: { statement_timeout: 500 } });
  elsewhere = openDatabase(database.url, { size: 1 });
  portal = await openPortal({ database, pages: createTestPages });
  await buildStruttura(elsewhere.db, { nome: 'Podere del Palio' });
  await portal.modules.services.locations.listRegioni();
});

afterAll(async () => {
  await elsewhere.close();
  await portal.close();
});

async function open(path: string) {
  const answer = await fetch(portal.origin + path, { headers: { Accept: 'text/html' } });
  const { body } = readHtml(await answer.text());
  const alert = body.querySelector('.note [role="alert"]');
  const retry = alert?.parentElement?.querySelector('button')?.textContent;
  const has = (selector: string) => body.querySelector(selector) !== null;
  return {
    status: answer.status,
    heading: body.querySelector('h1')?.textContent,
    alert: alert?.textContent,
    retry,
    text: body.textContent ?? '',
    has,
  };
}

async function openWithout(table: string, path: string): ReturnType<typeof open> {
  return elsewhere.db.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
    return open(path);
  });
}

describe('pages while one table is unavailable', () => {
  test.each([
    {
      path: '/',
      table: COUNTS,
      alert: FAILED.counts,
      others: ['[role="search"]', '#regioni .locations-posters', '#chi-siamo'],
    },
    { path: '/', table: 'home_pictures', alert: undefined, others: ['#regioni .locations-figures', '#chi-siamo'] },
    {
      path: '/strutture/toscana',
      table: COUNTS,
      alert: FAILED.homes,
      others: ['.locations-provinces .locations-towns', '.locations-place-choice'],
    },
    {
      path: SIENA,
      table: COUNTS,
      alert: FAILED.towns,
      others: ['.locations-place-choice select', '.crumb'],
    },
    {
      path: `${SIENA}/montepulciano`,
      table: 'cards',
      alert: FAILED.homes,
      others: [
        '[role="search"]',
        '.strutture-bar option[value="/strutture/toscana/siena/montepulciano"]',
        '.search-filters',
        '.strutture-side',
      ],
    },
    {
      path: '/cerca?dove=toscana',
      table: 'cards',
      alert: FAILED.homes,
      others: ['[role="search"]', '.search-filters'],
    },
  ])('$path returns 503 with the parts that do not need $table', async ({ path, table, alert, others }) => {
    const broken = await openWithout(table, path);
    expect([broken.status, broken.alert, broken.retry]).toEqual([503, alert, alert && 'Riprova']);
    expect(others.filter((selector) => !broken.has(selector))).toEqual([]);
    const whole = await open(path);
    expect([whole.status, whole.alert, whole.heading]).toEqual([200, undefined, broken.heading]);
    portal.modules.forgetCounts();
  });

  test('a town page returns 503 with its homes but without the list of towns if strutture_per_citta is unavailable', async () => {
    const { status, alert, text, has } = await openWithout(COUNTS, `${SIENA}/montepulciano`);
    expect([status, alert]).toEqual([503, undefined]);
    expect(text).toContain('Podere del Palio');
    expect(has('.strutture-bar option[value="/strutture/toscana/siena/montepulciano"]')).toBe(false);
  });
});
