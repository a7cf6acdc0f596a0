import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { bookInDemo } from '../../../test/book-in-demo.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { cutSchema, fillCut } from '../../../test/shards/cut-schema.ts';
import { explainParts, recordStatements, type Statement } from '../../../test/shards/explain-parts.ts';
import { HOMES, REFERENCES_WITHOUT_KEY, WITHOUT_KEY } from '../../../test/shards/plan.ts';
import { keyOf, readReferences, readRules, readTables } from '../../../test/shards/read-rules.ts';
import type { CalendarDate } from '../../kernel/calendar-date.ts';

let asked: Statement[] = [];
const database = await createTestDatabase();
recordStatements(database.pool, (statement) => void asked.push(statement));
await cutSchema(database.db);
const portal = await openCalendarPortal({ database });
afterAll(() => portal.close());

describe('the plan of docs/DISTRIBUTED.md', () => {
  test('knows every table, and no others', async () => {
    expect([...HOMES.keys()].toSorted()).toEqual(await readTables(database.db));
  });

  test('has a verdict for everything unique that does not hold the key', async () => {
    const rules = await readRules(database.db);
    const without = rules.filter(({ table, columns }) => !columns.includes(keyOf(table) ?? columns[0] ?? ''));
    const names = without.filter(({ table }) => keyOf(table) !== null).map(({ name }) => name);
    expect(names.toSorted()).toEqual([...WITHOUT_KEY.keys()].toSorted());
  });

  test('knows the references that have to change', async () => {
    const references = await readReferences(database.db);
    const changing = references.filter(({ from, to, columns }) => {
      if (keyOf(to) === null) return keyOf(from) !== null && HOMES.get(to) === 'here';
      return !columns.includes(`${keyOf(from)}=${keyOf(to)}`);
    });
    expect(changing.map(({ name }) => name)).toEqual(REFERENCES_WITHOUT_KEY);
  });
});

/** What the statements of one request need: one machine, several, or tables that are whole; `wide` says which need several. */
type Needs = { one: number; several: number; whole: number; wide: string[] };

async function needsOf(act: () => Promise<unknown>): Promise<Needs> {
  asked = [];
  await act();
  const before = asked;
  asked = [];
  await fillCut(database.db);
  const needs: Needs = { one: 0, several: 0, whole: 0, wide: [] };
  const client = await database.pool.connect();
  for (const statement of before) {
    const said = await explainParts(client, statement);
    const what = 'refused' in said ? said.refused : said.tables.join(', ');
    if ('refused' in said || said.parts > 1)
      needs.wide.push(`${what}: ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 80)}`);
    else if (said.parts === 1) needs.one += 1;
    else needs.whole += 1;
  }
  client.release();
  return { ...needs, several: needs.wide.length };
}

const guest = { cookie: null };

function requestsFor(house: number, cin: string, codice: string): [name: string, act: () => Promise<unknown>][] {
  const { ask, admin, rooms } = portal;
  const days = 'start_date=2026-12-01&end_date=2026-12-31';
  const body = paymentBody(house, {
    cin,
    check_in_date: '2026-12-10' as CalendarDate,
    check_out_date: '2026-12-12' as CalendarDate,
  });
  return [
    ['a struttura', () => ask('GET', `/api/strutture/${house}`, guest)],
    ['its pause', () => ask('POST', `/api/proprietario/strutture/${house}/pausa`, { body: {} })],
    ['its end', () => ask('POST', `/api/proprietario/strutture/${house}/ripresa`, { body: {} })],
    ['a struttura, by its owner', () => ask('GET', `/api/proprietario/strutture/${house}`)],
    ['a town', () => ask('GET', '/api/properties/public?citta_id=52015', guest)],
    ['free days, by CIN', () => ask('GET', `/api/calendar/availability?cin=${cin}&${days}`, guest)],
    ['nights are bought', () => ask('POST', '/api/payments/booking/create-payment', { ...guest, body })],
    ['a booking, by its code', () => ask('GET', `/api/prenotazioni/${codice}`, guest)],
    ['strutture of an owner', () => ask('GET', '/api/proprietario/strutture')],
    ['bookings of an owner', () => ask('GET', '/api/proprietario/prenotazioni')],
    ['a calendar, by its owner', () => ask('GET', `/api/calendar/events/${house}?${days}`)],
    ['the panel’s queue', () => ask('GET', '/api/admin/strutture/pending', { cookie: admin })],
    ['job: bookings that are due', () => rooms.jobHandlers['bookings-due']({}, '1')],
    ['job: calendars that are due', () => rooms.jobHandlers['feeds-due']({}, '1')],
  ];
}

const ON_ONE_MACHINE = ['a struttura', 'its pause', 'its end', 'a struttura, by its owner'];

function tableOf(needs: ReadonlyMap<string, Needs>): string {
  const rows = [...needs].map(([name, { one, several, whole, wide }]) =>
    [name, one, whole, several, wide.map((each) => `\`${each.replaceAll('|', '\\|')}\``).join('<br>')].join(' | '),
  );
  return `| Request | one part | whole tables | several parts | which |\n|---|---|---|---|---|\n| ${rows.join(' |\n| ')} |\n`;
}

test('which requests stay on one machine, and which need more (the table is in test-results/shards.md)', async () => {
  const sold = await bookInDemo(portal);
  const { house } = sold;
  // Whoever looks at a home has its calendars read soon, behind the request and once a minute: those two statements, one
  // after the other, are no request's.
  await portal.ask('GET', `/api/proprietario/strutture/${house}`);
  const find = (text: string) => asked.findLastIndex((statement) => statement.text.includes(text));
  const areBehind = () => find('set viewed_at') !== -1 && find('update feeds set next_poll_at') > find('set viewed_at');
  await expect.poll(areBehind, { timeout: 60_000 }).toBe(true);
  const needs = new Map<string, Needs>();
  for (const [name, act] of requestsFor(house, await portal.cinOf(house), sold.codice))
    needs.set(name, await needsOf(act));
  mkdirSync('test-results', { recursive: true });
  writeFileSync('test-results/shards.md', tableOf(needs));
  const asItIs = [...needs].filter(([, { several }]) => several === 0).map(([name]) => name);
  expect(asItIs).toEqual(ON_ONE_MACHINE);
  expect([...needs.values()].every(({ one, several, whole }) => one + several + whole > 0)).toBe(true);
}, 60_000);
