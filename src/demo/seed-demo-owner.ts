import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { createBookingNightsService, type SeenUnit } from '../calendar/server/booking-nights-service.ts';
import { AppError } from '../kernel/calls/app-error.ts';
import { addDays, type CalendarDate, dateInRome } from '../kernel/dates/calendar-date.ts';
import { asCents, toEuros } from '../kernel/money/cents.ts';
import { type Clock, today } from '../kernel/dates/clock.ts';
import { createBookingService } from '../stay/server/booking-service.ts';
import { REFUND_TERMS } from '../stay/rules/refund-terms.ts';
import { createKeyedMutex } from '../stay/server/create-keyed-mutex.ts';
import { createDemoProvider, payDemoCheckout } from '../stay/server/demo-provider.ts';
import { createOwnerBookings } from '../stay/server/owner-bookings-service.ts';
import type { PaymentAction } from '../stay/server/stay-dependencies.ts';
import type { DemoDb as Db, DemoTables as Tables } from './tables.ts';
import { DEMO_STAYS, type DemoStay } from './demo-stays.ts';
import { DEMO_OWNER, type DemoHome, assignOwnerHomes } from './assign-owner-homes.ts';

const DAY_MS = 86_400_000;
const SEARCHED_DAYS = 120;
const OWNER = { id: 'demo', email: DEMO_OWNER };

type SeedParts = { db: Db; clock: Clock; publicUrl: string };

function openBookings(dependencies: SeedParts, jobs: PaymentAction[]) {
  const provider = createDemoProvider(dependencies);
  const parts = {
    ...dependencies,
    provider,
    providerOf: () => provider,
    bookingNights: createBookingNightsService(dependencies),
    refundTerms: () => REFUND_TERMS,
    inTurn: createKeyedMutex<SeenUnit>(),
    secret: 'guests of the demonstration are nobody',
    putAction: async (action: PaymentAction) => void jobs.push(action),
    enqueueMail: async () => undefined,
    freeHomesOf: async () => [],
    report(error: unknown) {
      throw error;
    },
    freshen: async () => undefined,
  };
  return createBookingService(parts, { processEvent: async () => undefined });
}

function openEngine(db: Db, publicUrl: string) {
  let now = new Date();
  const dependencies = { db, publicUrl, clock: { now: () => now } };
  const jobs: PaymentAction[] = [];
  const bookings = openBookings(dependencies, jobs);
  return {
    ...dependencies,
    bookings,
    ownerBookings: createOwnerBookings({ ...dependencies, applyFact: bookings.applyFact }),
    moveTo: (moment: Date) => void (now = moment),
    async work() {
      for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) await bookings.runAction(job);
    },
  };
}

type Engine = ReturnType<typeof openEngine>;

/** Returns whether a booking with a later arrival may succeed: these nights are unavailable, or the stay is too short for them. */
const isOfTheDay = (error: unknown) =>
  error instanceof AppError && (error.codice === 'DATE_NON_DISPONIBILI' || error.codice === 'DATI_NON_VALIDI');

async function take({ bookings }: Engine, home: DemoHome, stay: DemoStay, from: CalendarDate): Promise<string | null> {
  const [guest_name, guest_phone] = stay.guest;
  const guest_email = `${guest_name.toLowerCase().replaceAll(' ', '.')}@example.it`;
  const place = { struttura_id: home.id, cin: home.cin, camera_id: home.camera_id };
  const guest = { guests: stay.guests, guest_name, guest_email, guest_phone, notes: stay.notes ?? '' };
  for (let later = 0; later < SEARCHED_DAYS; later += 1) {
    const check_in_date = addDays(from, later);
    const body = { ...place, ...guest, check_in_date, check_out_date: addDays(check_in_date, stay.nights) };
    try {
      return (await bookings.guest.createPayment(body, { key: null, address: guest_email })).codice;
    } catch (error) {
      if (!isOfTheDay(error)) throw error;
    }
  }
  return null;
}

async function pay(engine: Engine, session: string | null): Promise<void> {
  await engine.bookings.applyCheckout(await payDemoCheckout(engine, session ?? ''));
}

type MadeBooking = { id: string; codice: string };

async function follow({ bookings, ownerBookings }: Engine, { id, codice }: MadeBooking, course: DemoStay['course']) {
  if (course === 'annulla') {
    const { cancellation } = await bookings.guest.find(codice);
    await bookings.guest.cancel(codice, toEuros(asCents(cancellation?.refund_cents ?? 0)));
  }
  if (course === 'annulla il proprietario') await ownerBookings.cancel(OWNER, id, 'Si è rotta la caldaia.');
  if (course === 'chiede, sì') await ownerBookings.accept(OWNER, id);
  if (course === 'chiede, no') await ownerBookings.refuse(OWNER, id, 'In quei giorni ci sono i lavori in cortile.');
}

async function play(engine: Engine, home: DemoHome, stay: DemoStay, start: Date): Promise<void> {
  engine.moveTo(new Date(start.getTime() + stay.requestedOn * DAY_MS));
  const codice = await take(engine, home, stay, addDays(dateInRome(start), stay.arrivesFrom));
  if (codice === null) return;
  const booking = await engine.db
    .selectFrom('bookings')
    .where('codice', '=', codice)
    .select(['id', 'codice', 'session_id'])
    .executeTakeFirstOrThrow();
  await pay(engine, booking.session_id);
  // Advances the clock by half a day, because the owner must respond within a day.
  engine.moveTo(new Date(engine.clock.now().getTime() + DAY_MS / 2));
  await follow(engine, booking, stay.course);
  await engine.work();
}

/** Creates the demo bookings through the regular services, with past dates and the demo payment provider. */
export async function seedDemoOwner(pool: Pool, { clock, publicUrl }: { clock: Clock; publicUrl: string }) {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const homes = await assignOwnerHomes(db, today(clock));
  const engine = openEngine(db, publicUrl);
  for (const stay of DEMO_STAYS) {
    const home = homes.find(({ kind }) => kind === stay.home);
    if (home !== undefined) await play(engine, home, stay, clock.now());
  }
}
