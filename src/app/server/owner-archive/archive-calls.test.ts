import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { AGREED, buildBooking } from '../../../../test/build-booking.ts';
import { buildBnb, takeNights } from '../../../../test/build-struttura.ts';
import { openCalendarPortal } from '../../../../test/calendar-portal.ts';
import { NOW } from '../../../../test/owner-modules.ts';
import { unzip } from '../../../../test/unzip.ts';
import type { RefundReason, RefundStatus } from '../../../stay/server/tables.ts';

const portal = await openCalendarPortal();
afterAll(() => portal.close());
const { db } = portal;

async function archiveOf(house: number, cookie: string, query = ''): Promise<Map<string, string>> {
  const url = `${portal.origin}/api/proprietario/strutture/${house}/archivio${query}`;
  const answer = await fetch(url, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  const files = unzip(Buffer.from(await answer.arrayBuffer()));
  return new Map([...files].map(([name, bytes]) => [name, bytes.toString('utf8')]));
}

/** Returns the rows of a CSV file, in which only quoted cells contain semicolons. */
const rowsOf = (csv = '') =>
  csv
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/(?:^|;)("(?:[^"]|"")*"|[^;]*)/g)].map(([, cell = '']) => cell));

type Built = Partial<Parameters<typeof buildBooking>[1]>;
type Refund = { amount_cents: number; reason?: RefundReason; status?: RefundStatus };

const paid = {
  paid_cents: 32_500,
  paid_at: NOW,
  fee_cents: 975,
  provider: 'stripe',
  payment_id: 'pi_archive',
} as const;
const onRequest = { modalita: 'su_richiesta', fee_cents: 975, provider: 'stripe' } as const;
const cancelled = { status: 'annullata', cancelled_at: NOW } as const;
const HOUR = 3_600_000;

const BOOKINGS: [
  name: string,
  built: Built,
  refunds: Refund[],
  shown: [string, string, string, string, string, string],
][] = [
  ['confirmed', { ...paid, status: 'confermata' }, [], ['Confermata', '325,00', '9,75', '0,00', '315,25', '']],
  [
    'a request without answer',
    { ...onRequest, status: 'richiesta', expires_at: new Date(NOW.getTime() + HOUR) },
    [],
    ['Da rispondere', '325,00', '9,75', '0,00', '315,25', 'L’addebito avviene quando accetti.'],
  ],
  [
    'a refused request',
    { ...onRequest, status: 'rifiutata', decided_at: NOW },
    [],
    ['Rifiutata', '325,00', '', '0,00', '', 'All’ospite non è stato addebitato nulla.'],
  ],
  [
    'a request withdrawn by its guest',
    { ...onRequest, ...cancelled, cancelled_by: 'ospite', payment_id: 'pi_authorised' },
    [],
    ['Ritirata dall’ospite', '325,00', '', '0,00', '', 'All’ospite non è stato addebitato nulla.'],
  ],
  [
    'cancelled with half of it refunded',
    { ...paid, ...cancelled, cancelled_by: 'ospite' },
    [{ amount_cents: 16_250 }],
    ['Annullata dall’ospite', '325,00', '4,88', '162,50', '157,62', ''],
  ],
  [
    'cancelled with a full refund after a failed one',
    { ...paid, ...cancelled, cancelled_by: 'proprietario' },
    [{ amount_cents: 32_500, status: 'fallito', reason: 'esterno' }, { amount_cents: 32_500 }],
    ['Annullata da te', '325,00', '0,00', '325,00', '0,00', ''],
  ],
  [
    'paid too late and being refunded',
    { ...paid, status: 'scaduta' },
    [{ amount_cents: 32_500, reason: 'pagamento_tardivo', status: 'da_fare' }],
    ['Pagata tardi e rimborsata', '325,00', '', '325,00', '', ''],
  ],
  [
    'disputed',
    { ...paid, status: 'confermata', disputed_at: NOW },
    [],
    ['Confermata', '325,00', '', '0,00', '', expect.stringMatching(/^L’ospite ha contestato/) as never],
  ],
  [
    'paid in the demo',
    { ...paid, status: 'confermata', provider: 'demo' },
    [],
    ['Confermata', '325,00', '9,75', '0,00', '315,25', 'È una prenotazione di prova: nessun addebito.'],
  ],
];

async function book(house: number): Promise<void> {
  const periods = BOOKINGS.map(
    (_, at) => `[${2026 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01,`,
  );
  for (const [at, [, built, refunds]] of [...BOOKINGS.entries()].toReversed()) {
    const period = `${periods[at]}${periods[at]?.slice(1, 9)}04)`;
    const payment = built.payment_id === undefined ? {} : { payment_id: `${built.payment_id}_${house}_${at}` };
    const booking_id = await buildBooking(db, { struttura_id: house, ...built, ...payment, period });
    for (const { reason = 'annullata', status = 'riuscito', amount_cents } of refunds)
      await db.insertInto('refunds').values({ booking_id, amount_cents, reason, status }).execute();
  }
}

test('the archive lists bookings by arrival with their status, amounts and notices, but omits unpaid holds', async () => {
  const house = await portal.buildHome();
  await book(house);
  await buildBooking(db, {
    struttura_id: house,
    period: '[2027-05-01,2027-05-04)',
    status: 'scaduta',
    guest_name: 'Mai',
  });
  await buildBooking(db, {
    struttura_id: house,
    period: '[2027-06-01,2027-06-04)',
    status: 'in_attesa_pagamento',
    expires_at: NOW,
    guest_name: 'Mai',
  });
  const [head, ...rows] = rowsOf((await archiveOf(house, portal.anna)).get('prenotazioni.csv'));
  expect(head?.slice(10)).toEqual([
    'Totale in euro',
    'Commissione in euro',
    'Rimborsato in euro',
    'Ricevi in euro, prima dei costi del servizio di pagamento',
    'Avvisi',
  ]);
  const shown = rows.map(([, state = '', arrival = '', ...rest]) => [arrival, [state, ...rest.slice(7)]]);
  const expected = BOOKINGS.map(([, , , cells], at) => [
    `${2026 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`,
    cells,
  ]);
  expect(shown).toEqual(expected);
});

test('the archive escapes guest texts that a spreadsheet would run as formulas', async () => {
  const house = await portal.buildHome();
  await buildBooking(db, {
    struttura_id: house,
    codice: 'TEST1234ABCDEFGH',
    notes: '=1+1',
    guest_name: '@Rossi; Carla',
  });
  const csv = (await archiveOf(house, portal.anna)).get('prenotazioni.csv') ?? '';
  expect(csv).toContain(`;"'@Rossi; Carla";carla@example.it;'+39 347 555 0102;'=1+1;`);
  expect(csv).toContain('\r\nTEST-1234;');
  expect(csv).not.toContain('TEST1234ABCDEFGH');
});

test('the archive is written in the language of the account, regardless of the language of the page', async () => {
  const email = 'greta@example.it';
  const cookie = await portal.signIn(email);
  const owner = { proprietario_email: email, email_confirmed_at: NOW, nome: 'Haus Enzian', descrizione: 'Mit Garten.' };
  const { id: house, camere } = await buildBnb(db, [8000, 9000], owner);
  await db.updateTable('camere').set({ nome_camera: 'Edelweiss' }).where('struttura_id', '=', house).execute();
  await sql`insert into tariffe (struttura_id, camera_id, period, prezzo_notte_cents)
    values (${house}, ${camere[0]}, '[2027-08-01,2027-09-01)', 12000)`.execute(db);
  await book(house);
  await buildBooking(db, {
    struttura_id: house,
    period: '[2027-09-01,2027-09-04)',
    agreed: JSON.stringify({ ...AGREED, camera: 'Edelweiss' }),
  });
  await takeNights(db, { struttura_id: house, start: '2026-12-24', end: '2026-12-27' });
  await takeNights(db, { struttura_id: house, start: '2027-01-24', end: '2027-01-27', platform_source: 'ospitalia' });
  await sql`update calendar_events set event_type = 'blocked', summary = 'Date bloccate'
    where platform_source = 'ospitalia'`.execute(db);
  const italian = await archiveOf(house, cookie, '?lingua=de');
  expect([...italian.keys()]).toContain('prenotazioni.csv');
  expect(italian.get('calendario.ics')).toContain('SUMMARY:Non disponibile');

  await db.updateTable('accounts').set({ lingua: 'de' }).where('email', '=', email).execute();
  const files = await archiveOf(house, cookie);
  expect([...files.keys()]).toEqual([
    'unterkunft.json',
    'unterkunft.txt',
    'preise.csv',
    'tarife.csv',
    'kalender.csv',
    'kalender.ics',
    'buchungen.csv',
  ]);
  const [head, first, ...others] = rowsOf(files.get('buchungen.csv'));
  expect(head?.slice(-2)).toEqual(['Sie erhalten in Euro, vor Abzug der Kosten des Zahlungsdienstes', 'Hinweise']);
  expect(first?.[1]).toBe('Bestätigt');
  expect(others.map((row) => row[1])).toEqual(
    expect.arrayContaining(['Zu beantworten', 'Abgelehnt', 'Vom Gast zurückgezogen', 'Spät bezahlt und erstattet']),
  );
  expect(files.get('kalender.csv')).toContain(
    '2027-01-24;2027-01-27;Ganze Unterkunft;Gesperrte Tage;Ospitalia;Gesperrte Tage',
  );
  expect(files.get('kalender.ics')).toContain('SUMMARY:Gebucht');
  expect(files.get('kalender.ics')).toContain('SUMMARY:Nicht verfügbar');
  const texts = [...files].filter(([name]) => !name.endsWith('.json')).map(([, text]) => text);
  const wrong = /prenota|camer[ae]|notte|rimbors|annull|ospit[ei]\b|disponibil|bloccat|\b(?:sì|euro in|carta)\b/i;
  expect(texts.flatMap((text) => text.split(/\r?\n/).filter((line) => wrong.test(line)))).toEqual([]);
});
