import { sql } from 'kysely';
import { addDays, type CalendarDate, dateInRome } from '../src/kernel/dates/calendar-date.ts';
import { AppError } from '../src/kernel/calls/app-error.ts';
import { asCents } from '../src/kernel/money/cents.ts';
import { guestRefund } from '../src/stay/server/present-guest-booking.ts';
import { ProviderError } from '../src/stay/server/payment-provider.ts';
import type { BookingStatus } from '../src/stay/rules/booking.ts';
import { refundSteps } from '../src/stay/rules/refund-due.ts';
import { type RefundTerm, REFUND_TERMS } from '../src/stay/rules/refund-terms.ts';
import type { BookingFact } from '../src/stay/rules/booking-fact.ts';
import { buildBnb, takeNights } from './build-struttura.ts';
import { type OpenStay, paymentBody } from './open-stay.ts';
import { type Block, checkInvariants, checkRest, type SeenStatuses } from './stay-invariants.ts';
import type { Nights, Platform } from '../src/calendar/rules/feed.ts';
import type { Clock } from '../src/kernel/dates/clock.ts';
import type { Db } from '../src/app/server/database.ts';

const MINUTE = 60_000;
/**
 * Maximum age of a calendar's last reading for an immediate booking. If it is older and cannot be read again, the owner must
 * confirm the booking (ADR 0082).
 */
const SELLABLE = 75 * MINUTE;
const LATELY = 5 * MINUTE;

/** The clocks of the test and of the portal. The times of readings in the database follow the portal's clock. */
type Clocks = { clock: Clock; portalClock: Clock };
type FeedBehaviour = { a: number; b: number };
type Feed = { camera: number | null; platform: Platform; last_read: number | null; answers: boolean };

async function openStayFeeds(db: Db, { clock, portalClock }: Clocks, bnb: { id: number; camere: readonly number[] }) {
  const now = () => clock.now().getTime();
  const ago = (minutes: number) => now() - minutes * MINUTE;
  const [first = null, second = null] = bnb.camere;
  const feeds: [house: Feed, room: Feed, other: Feed] = [
    { camera: null, platform: 'airbnb', last_read: ago(120), answers: true },
    { camera: first, platform: 'booking', last_read: ago(60), answers: true },
    { camera: second, platform: 'vrbo', last_read: null, answers: true },
  ];
  const { rows } = await sql<{ id: number; camera_id: number | null }>`
    select id, camera_id from units where struttura_id = ${bnb.id}`.execute(db);
  const cameraOf = new Map(rows.map(({ id, camera_id }) => [id, camera_id]));
  const unitOf = ({ camera }: Feed) => rows.find(({ camera_id }) => camera_id === camera)?.id ?? 0;
  const roomUnit = unitOf(feeds[1]);
  const written = (moment: number | null) =>
    moment === null ? null : new Date(portalClock.now().getTime() - (now() - moment));
  for (const feed of feeds) {
    await sql`
      insert into feeds (unit_id, platform, sealed_url, shown_url, host, succeeded_at)
      values (${unitOf(feed)}, ${feed.platform}, '', 'x', 'x', ${written(feed.last_read)})`.execute(db);
  }
  let misread: Nights | null = null;
  const oldOf = (camera: number | null): Feed[] =>
    feeds
      .filter((feed) => camera === null || feed.camera === null || feed.camera === camera)
      .filter((feed) => ageOf(feed) > SELLABLE)
      .toSorted((one, other) => one.platform.localeCompare(other.platform));
  const ageOf = ({ last_read }: Feed) => (last_read === null ? Number.POSITIVE_INFINITY : now() - last_read);

  return {
    async turn({ a, b }: FeedBehaviour): Promise<void> {
      const [house, room, other] = feeds;
      house.answers = b % 3 !== 0;
      room.answers = a % 5 !== 0;
      other.answers = a % 7 !== 0;
      const start = addDays(dateInRome(clock.now()), 4 + (a % 5));
      misread = b % 4 === 1 ? { start, end: addDays(start, 2) } : null;
      const events = misread === null ? [] : [{ reason: 'ricorrenza', nights: misread, written: '', mailed: true }];
      const nights = misread === null ? '{}' : `{[${misread.start},${misread.end})}`;
      await sql`
        update feeds set misread = ${JSON.stringify(events)}, misread_nights = ${nights} where unit_id = ${roomUnit}`.execute(
        db,
      );
    },

    async readAgain(unitIds: readonly number[]): Promise<void> {
      const stale = feeds.filter((feed) => unitIds.some((id) => cameraOf.get(id) === feed.camera));
      for (const feed of stale.filter((one) => one.answers && ageOf(one) > LATELY)) {
        await sql`update feeds set succeeded_at = ${written(now())} where unit_id = ${unitOf(feed)}`.execute(db);
        // Set only after the update, because a concurrent payment sees the feed as unread until then.
        feed.last_read = now();
      }
    },

    misreadAt: (camera: number | null, stay: { start: string; end: string }): Platform[] => {
      const isTouched = misread !== null && misread.start < stay.end && stay.start < misread.end;
      return isTouched && (camera === null || camera === first) ? ['booking'] : [];
    },

    tooOld: (camera: number | null): Platform[] => oldOf(camera).flatMap((feed) => (feed.answers ? [] : feed.platform)),
    unreadNow: (camera: number | null): Platform[] => oldOf(camera).map(({ platform }) => platform),
  };
}

const KINDS = {
  hold: 10,
  holdsAtOnce: 3,
  pay: 6,
  sale: 12,
  event: 6,
  eventAgain: 3,
  eventsAtOnce: 3,
  look: 3,
  oldNews: 3,
  release: 3,
  tick: 6,
  day: 3,
  sweep: 6,
  check: 3,
  work: 6,
  block: 3,
  accept: 5,
  refuse: 2,
  guestCancels: 3,
  ownerCancels: 3,
  adminCancels: 3,
  expireUnnotified: 2,
  payLate: 4,
  paidBackOutside: 2,
  price: 2,
  policy: 2,
  kill: 3,
  trouble: 2,
} as const;
export type Kind = keyof typeof KINDS;
export type Command = { kind: Kind; a: number; b: number };
export const WEIGHED_KINDS: readonly Kind[] = Object.entries(KINDS).flatMap(([kind, weight]) =>
  Array.from({ length: weight }, () => kind as Kind),
);

type WantedNights = { camera: number | null; start: CalendarDate; end: CalendarDate };

const WAITS: ReadonlySet<BookingStatus> = new Set(['in_attesa_pagamento', 'richiesta']);
/** Maximum number of days until no work is pending. A hold paid without notification takes longest, because it first becomes a request. */
const MOST_DAYS = 6;

const TERMS: readonly RefundTerm[][] = [
  [...REFUND_TERMS.moderata],
  [{ days: 3, percent: 80, cleaning_percent: 100 }],
  [{ days: 1, percent: 30, cleaning_percent: 0 }],
];

let events = 0;

export async function openStayModel(stay: OpenStay) {
  stay.wait(2 * 24 * 60);
  stay.company.recover();
  stay.setting.crashes = 0;
  const { db, company } = stay;
  const { id: struttura_id, camere } = await buildBnb(db, [9500, 9500], { stripe_account_id: 'acct_demo_anna' });
  const camereOfBnb = camere;
  const feeds = await openStayFeeds(db, stay, { id: struttura_id, camere });
  stay.setting.readAgain = feeds.readAgain;
  const first = addDays(dateInRome(stay.clock.now()), 5);
  stay.setting.refundTerms = REFUND_TERMS;
  const codici: string[] = [];
  const promised = new Map<string, readonly RefundTerm[]>();
  const looks: Awaited<ReturnType<typeof company.provider.readCheckout>>[] = [];
  const blocks: Block[] = [];
  let lastEvent: Parameters<OpenStay['process']>[0] | null = null;
  let seen: SeenStatuses = new Map();
  const due = new Map<string, number>();
  const unnotified = new Set<string>();
  const outside = new Set<string>();

  const wantedOf = ({ a, b }: Command): WantedNights => {
    const start = addDays(first, b % 6);
    return { camera: camereOfBnb[a % 2] ?? null, start, end: addDays(start, 1 + (b % 3)) };
  };
  const hold = async ({ camera, start, end }: WantedNights) => {
    const { codice } = await stay.create(
      paymentBody(struttura_id, { camera_id: camera, check_in_date: start, check_out_date: end, guests: 1 }),
    );
    codici.push(codice);
    promised.set(codice, stay.setting.refundTerms.moderata);
  };
  const isForSale = async ({ camera, start, end }: WantedNights) => {
    if (start < dateInRome(stay.clock.now())) return false;
    const { rows } = await sql`
      select from calendar_events join units on units.id = unit_id
      where struttura_id = ${struttura_id} and (camera_id is null or camera_id = ${camera})
        and period && daterange(${start}::date, ${end}::date) limit 1`.execute(db);
    return rows.length === 0;
  };
  const holdsAtOnce = async (wanted: WantedNights) => {
    const couldWin = await isForSale(wanted);
    const results = await Promise.allSettled([1, 2, 3].map(() => hold(wanted)));
    const won = results.filter(({ status }) => status === 'fulfilled').length;
    const isSpared = results.every((one) => one.status === 'fulfilled' || one.reason instanceof AppError);
    if (!isSpared) throw new Error('P3: a losing request got no conflict');
    if (won !== (couldWin ? 1 : 0)) throw new Error(`P2: ${won} of 3 won`);
  };
  const bookingOf = ({ a, b }: Command) => stay.booking((b % 3 ? codici.at(-1) : codici[a % codici.length]) ?? '');
  const sessionOf = async (command: Command) => {
    const { session_id } = await bookingOf(command);
    if (session_id === null) throw new Error('a hold has no session');
    return session_id;
  };
  const happens = async (command: Command, fact: BookingFact) => stay.applyFact((await bookingOf(command)).id, fact);
  const process = (event: NonNullable<typeof lastEvent>) => stay.process(event);
  const eventOf = async (command: Command) => {
    events += 1;
    const session_id = await sessionOf(command);
    lastEvent = { id: `evt_${events}`, type: 'checkout.session.completed', subject: { kind: 'checkout', session_id } };
    return lastEvent;
  };
  const sellElsewhere = async (block: Block) => {
    const { camera, start, end } = block;
    await takeNights(db, { struttura_id, start, end, ...(camera !== null && { camera_id: camera }) });
    blocks.push(block);
  };
  const cancel = async (command: Command, by: 'ospite' | 'proprietario') => {
    const booking = await bookingOf(command);
    const refund = by === 'ospite' ? guestRefund(booking, dateInRome(stay.clock.now())) : asCents(booking.total_cents);
    if (refund === null) return;
    const { check_in, status, codice, agreed } = booking;
    const steps = refundSteps(promised.get(codice) ?? [], agreed.bill, check_in, dateInRome(stay.clock.now()));
    if (by === 'ospite' && status === 'confermata' && refund !== steps[0]?.amount_cents) {
      throw new Error('P5: the refund of a sold booking differs from its terms');
    }
    const applied = await stay.applyFact(booking.id, { kind: 'cancelled', by, refund_cents: refund });
    if (applied?.isRefused === false) due.set(booking.id, refund);
  };

  const adminCancels = async (command: Command) => {
    const booking = await bookingOf(command);
    const { data } = await stay.listAwaited({ struttura_id, limit: 100 });
    const shown = data.find(({ id }) => id === booking.id);
    if (shown === undefined) return;
    const { status, refund_cents } = shown;
    if (status !== 'in_attesa_pagamento' && status !== 'richiesta' && status !== 'confermata') return;
    await stay.cancelAsAdmin(booking.id, { motivo: 'Prova', status, rimborso: refund_cents / 100 });
  };

  const look = async (where: string) => {
    const { tooOld, unreadNow, misreadAt } = feeds;
    const model = { struttura_id, company, blocks, seen, unnotified, tooOld, unreadNow, misreadAt };
    seen = await checkInvariants(db, model, where);
  };

  const acts: Record<Kind, (command: Command) => Promise<unknown>> = {
    hold: (command) => hold(wantedOf(command)),
    holdsAtOnce: (command) => holdsAtOnce(wantedOf(command)),
    pay: async (command) => company.pay(await sessionOf(command)),
    sale: async (command) => {
      company.pay(await sessionOf(command));
      await process(await eventOf(command));
    },
    release: async (command) => {
      const booking = await bookingOf(command);
      if (booking.status === 'in_attesa_pagamento') await stay.release(booking);
    },
    event: async (command) => process(await eventOf(command)),
    eventAgain: async (command) => process(lastEvent ?? (await eventOf(command))),
    eventsAtOnce: async (command) => {
      const [one, other] = [await eventOf(command), await eventOf(command)];
      const outcomes = await Promise.allSettled([process(one), process(one), process(other)]);
      for (const { status, ...outcome } of outcomes) {
        if (status === 'rejected' && 'reason' in outcome) throw outcome.reason;
      }
    },
    look: async (command) => looks.push(await company.provider.readCheckout(await sessionOf(command))),
    oldNews: async ({ b }) => {
      const old = looks[b % Math.max(1, looks.length)];
      if (old) await stay.applyCheckout(old);
    },
    tick: async ({ a }) => stay.wait(1 + (a % 45)),
    day: async ({ a }) => stay.wait((1 + (a % 3)) * 24 * 60),
    sweep: () => stay.sweep(),
    check: () => stay.check(),
    work: async ({ b }) => {
      // Sometimes loses the response to the first provider call, so that its job has to be retried.
      if (b % 4 === 0) company.fail('after');
      await stay.work();
    },
    block: (command) => {
      const { camera, start, end } = wantedOf(command);
      return sellElsewhere({ camera: command.a % 3 === 0 ? null : camera, start, end });
    },
    accept: (command) => happens(command, { kind: 'accepted' }),
    refuse: (command) => happens(command, { kind: 'refused' }),
    guestCancels: (command) => cancel(command, 'ospite'),
    ownerCancels: (command) => cancel(command, 'proprietario'),
    adminCancels,
    expireUnnotified: async (command) => {
      unnotified.add((await bookingOf(command)).id);
      await happens(command, { kind: 'session_expired' });
    },
    payLate: async (command) => {
      const { id, session_id, camera_id, check_in, check_out } = await bookingOf(command);
      unnotified.add(id);
      await happens(command, { kind: 'session_expired' });
      await look('a hold that ended unnotified');
      if (command.a % 2 === 0) await sellElsewhere({ camera: camera_id, start: check_in, end: check_out });
      company.pay(session_id ?? '');
      await process(await eventOf(command));
    },
    paidBackOutside: async (command) => {
      const session = company.session(await sessionOf(command));
      if (session.payment === 'paid' && session.refunded_cents === 0) {
        company.refundOutside(session.session_id, session.amount_cents);
        outside.add(session.session_id);
      }
    },
    price: ({ a }) =>
      sql`update camere set prezzo_notte_cents = ${5000 + a * 100} where struttura_id = ${struttura_id}`.execute(db),
    policy: async ({ a }) => {
      const moderata = TERMS[a % TERMS.length] ?? [];
      stay.setting.refundTerms = { ...REFUND_TERMS, moderata };
    },
    kill: async () => {
      stay.setting.crashes = 1;
    },
    trouble: async ({ a }) => company.fail(a % 2 === 0 ? 'before' : 'after'),
  };

  async function run(given: Command): Promise<void> {
    const command = codici.length === 0 && given.kind !== 'block' ? { ...given, kind: 'hold' as const } : given;
    // Ends the provider's outage before a hold, because the portal would wait in real time between its retries.
    if (command.kind === 'hold' || command.kind === 'holdsAtOnce') company.recover();
    await feeds.turn(command);
    const isQuiet = company.isWell() && stay.setting.crashes === 0;
    try {
      await acts[command.kind](command);
    } catch (error) {
      const isExpected =
        error instanceof AppError ||
        error instanceof ProviderError ||
        (error instanceof Error && error.message === 'killed');
      if (!isExpected) throw error;
    }
    await look(`${command.kind} ${command.a} ${command.b}`);
    if (command.kind === 'sweep' && isQuiet) await noHoldOverstays();
  }

  async function noHoldOverstays(): Promise<void> {
    const { rows } = await sql`
      select from bookings where struttura_id = ${struttura_id} and status = 'in_attesa_pagamento'
        and expires_at < ${stay.clock.now()}::timestamptz - interval '10 minutes'`.execute(db);
    if (rows.length > 0) throw new Error('P6: a hold outlived its time');
  }

  async function rest(): Promise<void> {
    company.recover();
    stay.setting.crashes = 0;
    for (let days = 1; ; days += 1) {
      if (days > MOST_DAYS) throw new Error('pending work never ends');
      stay.wait(25 * 60);
      await stay.sweep();
      await stay.check();
      const done = await stay.work();
      await look('rest');
      await noHoldOverstays();
      if (done === 0 && ![...seen.values()].some((status) => WAITS.has(status))) break;
    }
    await checkRest(db, { struttura_id, company, due, outside });
  }

  return { run, rest };
}
