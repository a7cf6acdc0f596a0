import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { AZIONI } from '../../accounts/register-contract.ts';
import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import { NO_FILTER, type RegisterFilter } from '../contract.ts';
import { findLines } from './repository.ts';
import { describeFilter, registerTable } from './register-table.ts';
import * as messages from '../messages/admin.ts';

let database: TestDatabase;

/** The times are deliberately out of order, because the audit log is sorted by insertion order, not by time. */
const LINES = [
  ['2026-11-02T12:00:00Z', 'giulia', 'articolo_modifica', null, null, { articolo_id: 7, titolo: 'Siena d’inverno' }],
  ['2026-11-01T23:30:00Z', 'marco', 'foto', 7, 'Podere Le Querce', { immagini: [] }],
  ['2026-10-31T22:30:00Z', 'giulia', 'contatti', 8, '=HYPERLINK("x")', { telefono: '+39 3…01' }],
  ['2026-11-03T09:00:00Z', 'un nome che non esiste', 'accesso_fallito', null, null, { sbagliato: 'password' }],
] as const;

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [at, username, azione, id, nome, dopo] of LINES) {
    await sql`
      insert into registro_azioni (at, username, azione, struttura_id, struttura_nome, dopo, address, request_id)
      values (${at}, ${username}, ${azione}, ${id}, ${nome}, ${JSON.stringify(dopo)}::jsonb, '192.0.2.0/24', ${`r-${azione}`})`.execute(
      database.db,
    );
  }
  await sql`
    insert into registro_azioni (at, username, azione, oggetto, address, request_id)
    values ('2026-11-04T09:00:00Z', 'console', 'amministratore', 'anna%', 'console', '')`.execute(database.db);
});
afterAll(() => database.close());

const found = async (filter: Partial<RegisterFilter>) => {
  const lines = await findLines(database.db, { ...NO_FILTER, ...filter, limit: 50 });
  return lines.map(({ azione }) => azione);
};
const day = (text: string) => text as CalendarDate;

test('every kind of audit log action has a label', () => {
  expect(AZIONI.filter((azione) => !messages.auditActions[azione])).toEqual([]);
});

test('findLines returns the name of an entry’s object, even if the object is not a struttura', async () => {
  const lines = await findLines(database.db, { ...NO_FILTER, limit: 50 });
  expect(lines.map(({ struttura_nome, oggetto }) => struttura_nome ?? oggetto)).toEqual([
    'anna%',
    null,
    '=HYPERLINK("x")',
    'Podere Le Querce',
    'Siena d’inverno',
  ]);
});

describe('the filter of the audit log', () => {
  test.each<[string, Partial<RegisterFilter>, string[]]>([
    [
      'of all kinds, newest first, if there are no criteria',
      {},
      ['amministratore', 'accesso_fallito', 'contatti', 'foto', 'articolo_modifica'],
    ],
    ['by a part of a name, ignoring case', { cerca: 'QUERCE' }, ['foto']],
    ['by the title of an article', { cerca: 'siena' }, ['articolo_modifica']],
    ['by the name of a new administrator', { cerca: 'anna' }, ['amministratore']],
    ['by a literal wildcard character', { cerca: '%' }, ['amministratore']],
    ['by a request ID', { cerca: 'r-foto' }, ['foto']],
    ['by their author', { chi: 'giulia' }, ['contatti', 'articolo_modifica']],
    ['by the label of unknown authors', { chi: 'non esiste' }, ['accesso_fallito']],
    ['by their kind of action', { azione: 'foto' }, ['foto']],
    [
      'on or after a given day in Rome time',
      { dal: day('2026-11-02') },
      ['amministratore', 'accesso_fallito', 'foto', 'articolo_modifica'],
    ],
    ['on or before a given day in Rome time', { al: day('2026-11-02') }, ['contatti', 'foto', 'articolo_modifica']],
    ['of a single day in Rome time', { dal: day('2026-10-31'), al: day('2026-10-31') }, ['contatti']],
    ['by several criteria', { chi: 'giulia', dal: day('2026-11-01'), cerca: 'siena' }, ['articolo_modifica']],
  ])('finds entries %s', async (_, filter, actions) => {
    expect(await found(filter)).toEqual(actions);
  });
});

describe('CSV export', () => {
  const table = async (filter: Partial<RegisterFilter>, most?: number) => {
    const pieces = await Array.fromAsync(registerTable(database.db, { ...NO_FILTER, ...filter }, most));
    return pieces.map((piece) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(piece)).join('');
  };

  test('contains the filtered entries, and escapes cells that would run as formulas', async () => {
    const lines = [
      '\ufeffQuando;Chi;Che cosa;Su che cosa;Che cosa è cambiato;Da dove;Richiesta',
      '31/10/2026, 23:30;giulia;Contatti cambiati;"\'=HYPERLINK(""x"")";telefono: +39 3…01;192.0.2.0/24;r-contatti',
      '02/11/2026, 13:00;giulia;Articolo modificato;Siena d’inverno;Titolo: Siena d’inverno;192.0.2.0/24;r-articolo_modifica',
    ];
    expect(await table({ chi: 'giulia' })).toBe(`${lines.join('\r\n')}\r\n`);
  });

  test('describes its filter with free text masked, because the text may name a person', () => {
    const filter = {
      ...NO_FILTER,
      cerca: 'anna@example.it',
      chi: 'Anna Rossi',
      azione: 'foto',
      dal: day('2026-11-01'),
    } as const;
    expect(describeFilter(filter)).toEqual({ cerca: '•••', chi: '•••', azione: 'foto', dal: '2026-11-01' });
    expect(describeFilter(NO_FILTER)).toBeNull();
  });

  test('is cut off at the maximum number of entries, with a notice', async () => {
    const lines = (await table({}, 2)).split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[3]).toContain('azioni più recenti');
    expect((await table({}, 5)).split('\r\n')).toHaveLength(7);
  });
});
