import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { listTables } from '../src/platform/backup/list-tables.ts';
import type { Database, Db } from '../src/app/server/database.ts';
import { buildBooking } from './build-booking.ts';
import { buildBnb, buildStruttura } from './build-struttura.ts';

/** Tables that `hashRows` omits. A restore adds rows to the audit log, and uploads in progress are transient. */
const OF_THE_MOMENT = ['registro_azioni', 'photo_uploads'];

export async function hashRows({ pool }: Pick<Database, 'pool'>): Promise<Record<string, string>> {
  const client = await pool.connect();
  const found: Record<string, string> = {};
  for (const { table } of await listTables(client)) {
    if (OF_THE_MOMENT.includes(table)) continue;
    const { rows } = await client.query<{ row: string }>(`select t::text as row from "${table}" as t order by 1`);
    found[table] = createHash('sha256')
      .update(rows.map(({ row }) => row).join('\n'))
      .digest('hex');
  }
  client.release();
  return found;
}

let photoSerial = 0;

async function buildPhoto(db: Db): Promise<number> {
  photoSerial += 1;
  const hash = String(photoSerial).padStart(22, 'x');
  const photo = { hash, width: 40, height: 30, ready_at: new Date() };
  return (await db.insertInto('photos').values(photo).returning('id').executeTakeFirstOrThrow()).id;
}

export async function book(db: Db, struttura: number, period: string, platform = 'ospitalia'): Promise<void> {
  await sql`
    insert into calendar_events (unit_id, period, event_type, platform_source, guest_name)
    select min(id), ${period}::daterange, 'booking', ${platform}, 'Carla' from units where struttura_id = ${struttura}
  `.execute(db);
}

async function bookLongAgo(db: Db, struttura: number): Promise<void> {
  await sql`select make_past_years(2024)`.execute(db);
  await sql`
    insert into past_calendar_events (id, last_night, unit_id, period, event_type, platform_source, summary, created_at, public_id, is_echo)
    select 900, '2024-01-02', min(id), '[2023-12-28,2024-01-03)', 'booking', 'airbnb', '', now(), gen_random_uuid(), false
    from units where struttura_id = ${struttura}`.execute(db);
}

async function sell(db: Db, struttura_id: number): Promise<void> {
  const [payment_id, session_id] = ['pi_demo_1', 'cs_demo_1'];
  const paid = { payment_id, session_id, paid_cents: 32_500, paid_at: new Date('2026-08-30T10:00:00Z') };
  const period = '[2026-09-01,2026-09-04)';
  const booking_id = await buildBooking(db, { struttura_id, period, ...paid });
  const owner = { proprietario_email: 'anna@example.it', account_id: 'acct_demo_anna', provider: 'demo' } as const;
  await db.insertInto('payout_accounts').values(owner).execute();
  const refund = { booking_id, amount_cents: 5000, reason: 'esterno', status: 'riuscito', refund_id: 're_1' } as const;
  await db.insertInto('refunds').values(refund).execute();
  const event = { id: 'evt_1', type: 'checkout.session.completed', booking_id, effect: 'applicato' } as const;
  await db.insertInto('payment_events').values(event).execute();
  await sql`
    insert into demo_checkouts (id, booking_id, status, capture, amount_cents, payment_id, payment_status, request, expires_at)
    values (${session_id}, ${booking_id}, 'complete', 'automatic', 32500, ${payment_id}, 'succeeded', '{}', now())`.execute(
    db,
  );
  const made = { idempotency_key: 'rimborso:1', checkout_id: session_id, amount_cents: 5000 };
  await db.insertInto('demo_refunds').values(made).execute();
  await sql`
    insert into tariffe (struttura_id, nome, period, prezzo_notte_cents)
    values (${struttura_id}, 'Estate', '[2026-06-01,2026-09-01)', 12000)`.execute(db);
  await sql`
    insert into calendar_events (unit_id, period, event_type, platform_source, guest_name, booking_id)
    select unit_id, period, 'booking', 'ospitalia', guest_name, id from bookings where id = ${booking_id}`.execute(db);
}

export async function fillPortal(db: Db) {
  const [bnb, past, future] = [
    await buildBnb(db, [5000, 7000], { nome: 'La Loggia' }),
    await buildStruttura(db, { nome: 'Podere Passato' }),
    await buildStruttura(db, { nome: 'Podere Futuro' }),
  ];
  await buildStruttura(db, { nome: 'In attesa', status: 'in_attesa', approved_at: null });
  const photos = [await buildPhoto(db), await buildPhoto(db), await buildPhoto(db)];
  for (const [position, photo_id] of photos.entries()) {
    await db.insertInto('struttura_photos').values({ struttura_id: bnb.id, position, photo_id }).execute();
  }
  for (const struttura_id of [bnb.id, past]) {
    const edit = { struttura_id, form: JSON.stringify({ nome: 'Altro « nome »' }) };
    await db.insertInto('struttura_edits').values(edit).execute();
    await db
      .insertInto('struttura_edit_photos')
      .values({ struttura_id, position: 0, photo_id: photos[2] ?? 0 })
      .execute();
  }
  await book(db, bnb.id, '[2026-12-01,2026-12-08)', 'airbnb');
  await bookLongAgo(db, bnb.id);
  await book(db, past, '[2026-08-01,2026-08-08)');
  await sell(db, past);
  await book(db, future, '[2027-08-01,2027-08-08)');
  return { bnb: bnb.id, photos };
}

export async function purgeRows(db: Db): Promise<void> {
  const future = sql`has_future_bookings(id, '2026-11-21')`;
  await sql`
    delete from struttura_edits where struttura_id in (select id from strutture where not ${future})
  `.execute(db);
  await sql`update strutture set status = 'eliminata' where has_own_bookings(id) and not ${future}`.execute(db);
  await sql`delete from strutture where not has_own_bookings(id)`.execute(db);
}
