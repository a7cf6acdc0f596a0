import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openStay } from '../../../test/open-stay.ts';
import { asCents } from '../../kernel/money/cents.ts';
import { createFreeHomesOf } from './find-free-homes.ts';
import type { BookingMailKind } from '../rules/booking-fact.ts';
import type { BookingRow, StayDb } from './booking-repository.ts';

const stay = await openStay();
afterAll(() => stay.database.close());

const home = { camera: null, km: 1, total_cents: asCents(28_500), is_su_richiesta: false, path: '/struttura/1/prima' };
const HOMES = [{ nome: 'Prima', citta: 'Chiusi', ...home }];
let searches: string[] = [];

async function findHomes({ struttura_id }: BookingRow) {
  const lock = async (transaction: StayDb) => {
    await sql`set local lock_timeout = '300ms'`.execute(transaction);
    await stay.bookingNights.lock(transaction, struttura_id);
  };
  const locked = stay.db.transaction().execute(lock);
  searches.push(
    await locked.then(
      () => 'free',
      () => 'locked',
    ),
  );
  return HOMES;
}

beforeEach(() => {
  stay.clear();
  searches = [];
  stay.setting.freeHomes = findHomes;
});

const expectHomes = (kind: BookingMailKind) => {
  expect(stay.mails.find(({ mail }) => mail === kind)?.freeHomes).toEqual(HOMES);
  expect(searches).toEqual(['free']);
};

describe('alternative homes', () => {
  test('are looked up without the calendar lock when the owner declines a request', async () => {
    const { id } = await stay.request();
    await stay.applyFact(id, { kind: 'refused' }, {}, { mayLoseHome: true });
    expectHomes('refused_guest');
  });

  test('are looked up without the calendar lock when a request expires', async () => {
    await stay.request();
    stay.wait(25 * 60);
    await stay.sweep();
    expectHomes('request_expired_guest');
  });

  test('are looked up without the calendar lock when the operator cancels a booking', async () => {
    const { id } = await stay.sale();
    await stay.cancelAsAdmin(id, { motivo: 'Allagata.', status: 'confermata', rimborso: 285 });
    expectHomes('cancelled_guest');
  });

  test('are looked up without the calendar lock when a payment arrives after the nights were sold again', async () => {
    const { house, id, session_id } = await stay.hold();
    stay.company.pay(session_id);
    await stay.applyFact(id, { kind: 'session_expired' });
    await stay.sale(house);
    await stay.read(session_id);
    expectHomes('late_refunded_guest');
  });

  test('are not looked up when a booking is confirmed', async () => {
    await stay.sale();
    expect(searches).toEqual([]);
  });
});

describe('createFreeHomesOf', () => {
  const booking = { lingua: 'it' } as BookingRow;

  test('reports a failed search and returns no homes', async () => {
    const reports: unknown[] = [];
    const failed = new Error('the search is unavailable');
    const find = createFreeHomesOf(
      () => Promise.reject(failed),
      (error) => void reports.push(error),
    );
    expect(await find(booking)).toEqual([]);
    expect(reports).toEqual([failed]);
  });

  test('returns no homes if the search does not finish before the timeout', async () => {
    const find = createFreeHomesOf(
      () => new Promise<never>(() => undefined),
      () => undefined,
    );
    expect(await find(booking)).toEqual([]);
  });
});
