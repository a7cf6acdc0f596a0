import { sql } from 'kysely';
import { createBookingNightsService } from '../src/calendar/server/booking-nights-service.ts';
import type { CalendarDate } from '../src/kernel/dates/calendar-date.ts';
import type { Clock } from '../src/kernel/dates/clock.ts';
import type { CancelAsAdmin } from '../src/stay/admin-bookings-contract.ts';
import type { CreatePaymentBody } from '../src/stay/booking-contract.ts';
import { NO_LIMITS } from '../src/platform/database/open-database.ts';
import { createAdminBookings } from '../src/stay/server/admin-bookings-service.ts';
import { createApplyCheckout } from '../src/stay/server/apply-checkout.ts';
import { createApplyFact } from '../src/stay/server/apply-fact.ts';
import { REFUND_TERMS, type RefundTermsTable } from '../src/stay/rules/refund-terms.ts';
import { type BookingRow, findBookingBy } from '../src/stay/server/booking-repository.ts';
import type { FreeHomesOf } from '../src/stay/server/find-free-homes.ts';
import { createGuestBookings } from '../src/stay/server/guest-bookings.ts';
import { createWebhookProcessor } from '../src/stay/server/process-webhook-event.ts';
import { checkPayments } from '../src/stay/server/booking-service.ts';
import { type CreatePaymentDependencies, createCreatePayment } from '../src/stay/server/create-payment.ts';
import { giveUpAction, runPaymentAction } from '../src/stay/server/payment-actions.ts';
import { ProviderError } from '../src/stay/server/payment-provider.ts';
import type { BookingMail, PaymentAction, StayDependencies } from '../src/stay/server/stay-dependencies.ts';
import { endHold, sweepBookings } from '../src/stay/server/sweep-bookings.ts';
import { buildStruttura } from './build-struttura.ts';
import { openTestProvider } from './payment-provider.ts';
import { type TestDatabase, createTestDatabase } from './database.ts';
import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryConfig } from 'pg';

type Query = (statement: string | QueryConfig, ...rest: unknown[]) => unknown;

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

/**
 * Names each statement, so that PostgreSQL reuses its plan, which halves the time of small statements. Named statements fail
 * behind a pooler.
 */
function nameStatements(pool: Pool): void {
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as Query;
    client.query = ((statement: string | QueryConfig, ...rest: unknown[]) => {
      const [values] = rest;
      if (typeof statement !== 'string') return query({ ...statement, name: nameOf(statement.text) }, ...rest);
      if (!Array.isArray(values)) return query(statement, ...rest);
      return query({ text: statement, values, name: nameOf(statement) }, ...rest.slice(1));
    }) as typeof client.query;
  });
}

const ADMIN = { username: 'admin', address: '192.0.2.1', request_id: 'test' };

const START = new Date('2026-11-22T09:00:00Z');

let guests = 0;

export function paymentBody(struttura_id: number, overrides: Partial<CreatePaymentBody> = {}): CreatePaymentBody {
  guests += 1;
  return {
    struttura_id,
    cin: '',
    check_in_date: '2026-12-01' as CalendarDate,
    check_out_date: '2026-12-04' as CalendarDate,
    guests: 2,
    guest_name: 'Carla Verdi',
    guest_email: `carla${guests}@example.it`,
    guest_phone: '+39 347 555 0102',
    ...overrides,
  };
}

type StayFixture = { database: TestDatabase; clock: Clock; freshen: Freshen };
type Freshen = CreatePaymentDependencies['freshen'];

export type Setting = {
  plant?: (parts: StayDependencies) => StayDependencies;
  /** Existing database, clock and calendar reader. If unset, `openStay` creates them. The created reader calls `setting.readAgain`. */
  fixture?: StayFixture;
};

export async function openStay({ plant = (given) => given, fixture }: Setting = {}) {
  // Disables time limits, because they would make tests fail on a busy machine.
  const patience = { timeLimits: NO_LIMITS, connectionTimeoutMs: 60_000 };
  const database = fixture?.database ?? (await createTestDatabase(patience));
  const { db } = database;
  nameStatements(database.pool);
  let time = START.getTime();
  const clock = fixture?.clock ?? { now: () => new Date(time) };
  const company = openTestProvider(clock);
  const mails: BookingMail[] = [];
  const reports: unknown[] = [];
  /** `crashes` is the number of transactions to abort when they next enqueue an email. `refundTerms` apply to new bookings. */
  const setting: {
    freeHomes: FreeHomesOf;
    readAgain(unitIds: readonly number[]): Promise<void>;
    crashes: number;
    refundTerms: RefundTermsTable;
  } = { freeHomes: async () => [], readAgain: async () => undefined, crashes: 0, refundTerms: REFUND_TERMS };
  const freshen: Freshen = fixture?.freshen ?? ((unitIds) => setting.readAgain(unitIds));
  const dependencies = plant({
    db,
    clock,
    bookingNights: createBookingNightsService({ clock }),
    refundTerms: () => setting.refundTerms,
    provider: company.provider,
    providerOf: () => company.provider,
    publicUrl: 'https://ospitalia.example',
    // The action is inserted in the transaction like a job, so a rollback removes it.
    putAction: async (action, transaction) => {
      await sql`insert into actions (action) values (${JSON.stringify(action)}::jsonb)`.execute(transaction);
    },
    enqueueMail: async (transaction, mail) => {
      const { id } = mail.booking;
      await sql`insert into sent_mails (booking_id, mail) values (${id}, ${mail.mail})`.execute(transaction);
      if (setting.crashes > 0) {
        setting.crashes -= 1;
        throw new Error('killed');
      }
      mails.push(mail);
    },
    freeHomesOf: async (booking) => setting.freeHomes(booking),
    report: (error) => void reports.push(error),
  });
  await sql`create table actions (id integer generated always as identity, action jsonb not null)`.execute(db);
  await sql`create table sent_mails (booking_id uuid not null, mail text not null)`.execute(db);
  await sql`create index sent_mails_booking on sent_mails (booking_id)`.execute(db);
  const applyFact = createApplyFact(dependencies);
  const applyCheckout = createApplyCheckout(dependencies);
  const all = { ...dependencies, applyFact, applyCheckout };
  const create = createCreatePayment({
    ...all,
    secret: 'x'.repeat(32),
    // Starts each request immediately, without a queue, so that only the database isolates concurrent requests, as
    // with several processes.
    inTurn: (_, { work }) => work({ hasWaited: false, publish: () => undefined }),
    freshen,
  });
  const { release } = createGuestBookings(all);
  const adminBookings = createAdminBookings({ ...all, release, record: async () => undefined });
  const accounts: string[] = [];
  const process = createWebhookProcessor(all, {
    processEvent: async ({ account_id }) => void accounts.push(account_id),
  });
  return {
    ...all,
    // The clock without planted faults. `portalClock` can have one.
    clock,
    portalClock: dependencies.clock,
    process,
    accounts,
    database,
    company,
    mails,
    reports,
    setting,
    wait: (minutes: number) => void (time += minutes * 60_000),
    clear(): void {
      mails.length = 0;
      reports.length = 0;
    },
    async hold(home?: number) {
      const struttura_id = home ?? (await this.buildHome());
      const { codice } = await this.create(paymentBody(struttura_id));
      const { id, session_id } = await this.booking(codice);
      return { house: struttura_id, codice, id, session_id: session_id ?? '', payment_id: `pi_${session_id}` };
    },
    read: async (session_id: string) => applyCheckout(await company.provider.readCheckout(session_id)),
    async sale(home?: number) {
      const held = await this.hold(home);
      company.pay(held.session_id);
      await this.read(held.session_id);
      return held;
    },
    async leaveUnread(home: number) {
      await sql`
        insert into feeds (unit_id, platform, sealed_url, shown_url, host, succeeded_at)
        select id, 'booking', '', 'x', 'x', ${new Date(clock.now().getTime() - 3 * 3_600_000)}
        from units where struttura_id = ${home} and camera_id is null`.execute(db);
    },
    /** Creates a booking that the owner has to confirm, because a calendar has not been read for hours. */
    async request() {
      const home = await this.buildHome();
      await this.leaveUnread(home);
      return this.sale(home);
    },
    async create(body: CreatePaymentBody, key: string | null = null, address = `192.0.2.${guests}`) {
      const { cin } = await db
        .selectFrom('strutture')
        .select('cin')
        .where('id', '=', body.struttura_id)
        .executeTakeFirstOrThrow();
      return create({ ...body, cin: body.cin || (cin ?? '') }, { key, address });
    },
    buildHome: (overrides: Parameters<typeof buildStruttura>[1] = {}) =>
      buildStruttura(db, { stripe_account_id: 'acct_demo_anna', ...overrides }),
    async booking(codice: string) {
      const found = await findBookingBy(db, 'codice', codice);
      if (found === undefined) throw new Error('no booking');
      return found;
    },
    /** Runs pending payment actions. An action with an unknown result is retried on the next call; a rejected action is abandoned. */
    async work(): Promise<number> {
      const { rows } = await sql<{ action: PaymentAction }>`delete from actions returning action`.execute(db);
      for (const { action } of rows) {
        try {
          await runPaymentAction(all, action);
        } catch (error) {
          const isRefused = error instanceof ProviderError && error.kind === 'refused';
          await (isRefused ? giveUpAction(dependencies, action, error) : dependencies.putAction(action, db));
        }
      }
      return rows.length;
    },
    sweep: () => sweepBookings(all),
    release: (booking: BookingRow) => endHold(all, booking),
    check: () => checkPayments(all),
    listAwaited: adminBookings.listAwaited,
    cancelAsAdmin: (id: string, shown: CancelAsAdmin) => adminBookings.cancel(ADMIN, id, shown),
    async events(struttura: number) {
      const { rows } = await sql<{ event_type: string; is_hold: boolean }>`
        select event_type, is_hold from calendar_events join units on units.id = unit_id
        where struttura_id = ${struttura} order by period`.execute(db);
      return rows;
    },
  };
}

export type OpenStay = Awaited<ReturnType<typeof openStay>>;
