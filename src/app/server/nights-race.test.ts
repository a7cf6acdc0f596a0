import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { buildBnb, buildStruttura, cinOf } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { paymentBody } from '../../../test/open-stay.ts';
import { startPortals } from '../../../test/start-portal.ts';
import { sized } from '../../../test/verify.ts';
import { addDays, dateInRome } from '../../kernel/dates/calendar-date.ts';

vi.setConfig({ testTimeout: sized(240_000, 3_600_000) });

const ROUNDS = sized(4, 240);
const AT_ONCE = 50;
const FIRST = addDays(dateInRome(new Date()), 20);

const database = await createTestDatabase();
const { portalAt, close } = await startPortals(database, 2);
afterAll(close);

type Place = { struttura_id: number; camera_id?: number; cin: string };
type Attempt = Place & { start: number; nights: number };

let attempts = 0;

async function attempt({ start, nights, ...place }: Attempt): Promise<{ status: number; codice: string }> {
  attempts += 1;
  const check_in_date = addDays(FIRST, start);
  const dates = { check_in_date, check_out_date: addDays(check_in_date, nights) };
  const address = `10.${attempts >> 16}.${(attempts >> 8) & 255}.${attempts & 255}`;
  const { port } = portalAt(attempts);
  const request = {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      'Idempotency-Key': `tentativo-${attempts}`,
    },
    body: JSON.stringify({ ...paymentBody(place.struttura_id), ...place, ...dates, guests: 1 }),
  };
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/api/payments/booking/create-payment`, request);
    const { codice } = (await response.json()) as { codice: string };
    if (response.status !== 503 && codice !== 'IN_CORSO') return { status: response.status, codice };
    // An overloaded portal rejects requests. The retry reuses the idempotency key, so that an attempt books at most once.
    await pause(300);
  }
}

async function build(isWholeHome: boolean): Promise<Place[]> {
  const account = { stripe_account_id: 'acct_demo_anna' };
  if (isWholeHome) {
    const struttura_id = await buildStruttura(database.db, account);
    return [{ struttura_id, cin: await cinOf(database.db, struttura_id) }];
  }
  const { id: struttura_id, camere } = await buildBnb(database.db, [5000, 6000, 7000], account);
  const cin = await cinOf(database.db, struttura_id);
  return camere.map((camera_id) => ({ struttura_id, camera_id, cin }));
}

const below = (limit: number) => Math.floor(Math.random() * limit);

test('P1 P2 P3 concurrent booking attempts on two portals sell no night twice, and every failed attempt returns a conflict', async () => {
  const won: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const isSame = round % 2 === 0;
    const places = await build(round % 4 < 2);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, guest) => {
        const place = places[isSame ? 0 : guest % places.length];
        if (place === undefined) throw new Error('no place to book');
        return attempt({
          ...place,
          ...(isSame ? { start: 3, nights: 4 } : { start: below(12), nights: 1 + below(6) }),
        });
      }),
    );
    const winners = answers.filter(({ status }) => status === 200);
    const losers = answers.filter(({ status }) => status !== 200);
    expect(winners.length).toBeGreaterThan(0);
    expect(winners.length).toBeLessThanOrEqual(isSame ? 1 : AT_ONCE);
    expect(new Set(losers.map(({ status, codice }) => `${status} ${codice}`))).toEqual(
      new Set(['409 DATE_NON_DISPONIBILI']),
    );
    won.push(...winners.map(({ codice }) => codice));
  }
  const { rows: held } = await sql<{ codice: string }>`
    select codice from bookings where status = 'in_attesa_pagamento' order by codice`.execute(database.db);
  expect(held.map(({ codice }) => codice)).toEqual(won.toSorted());
  const { rows: twice } = await sql`
    select from bookings one join bookings other using (struttura_id)
    where one.id < other.id and one.places && other.places and one.period && other.period`.execute(database.db);
  expect(twice).toEqual([]);
  const { rows: events } = await sql`select from calendar_events where is_hold`.execute(database.db);
  expect(events).toHaveLength(won.length);
});
