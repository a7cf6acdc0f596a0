import { setTimeout as wait } from 'node:timers/promises';
import type { SeenUnit } from '../../calendar/server/booking-nights-service.ts';
import { AppError } from '../../kernel/calls/app-error.ts';
import type { BookingService, CreatePaymentBody, PaymentFacts } from '../booking-contract.ts';
import { isPaymentKey } from '../rules/payment-key.ts';
import type { ApplyFact } from './apply-fact.ts';
import { type BookingRow, findBookingBy } from './booking-repository.ts';
import { checkPayable } from './check-payable.ts';
import type { KeyedMutex, MutexTurn } from './create-keyed-mutex.ts';
import { holdNights, type HoldRequest, assertBookable, wantedOf } from './holds.ts';
import { findOffer, type Offer } from './offer-repository.ts';
import { offerOtherRooms } from './offer-other-rooms.ts';
import { openCheckout } from './open-checkout.ts';
import { ProviderError } from './payment-provider.ts';
import { isRefusedBy, retryTransaction } from './retry-transaction.ts';
import type { StayDependencies } from './stay-dependencies.ts';
import { visitorMessages } from '../messages/by-request.ts';
import { createHmac, hash, hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

const sha256 = (text: string): Buffer => hash('sha256', text, 'buffer');

/** The fields of the body are sorted by name, so that their order does not change the hash. */
function hashRequest(key: string, body: CreatePaymentBody): { request_key: Buffer; request_hash: Buffer } {
  const fields = Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { request_key: sha256(key), request_hash: sha256(JSON.stringify(fields)) };
}

/** Pseudonymises network addresses with a key derived from the portal's secret. */
function createClientHash(secret: string): (address: string) => Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'ospitalia: addresses of guests', KEY_BYTES));
  return (address) => createHmac('sha256', key).update(address).digest();
}

/** Platform calendars older than `olderThanMs` are polled again before a sale, for at most `deadlineMs` in total (G15). */
const FRESHENING = { olderThanMs: 5 * 60_000, deadlineMs: 4000 };
const REPLAY_TIMEOUT_MS = 10_000;
const POLL_INTERVAL_MS = 200;
/** If the first request with a key has not finished after this timeout, its process is considered dead. */
const ABANDONED_MS = 20_000;

export type CreatePaymentDependencies = StayDependencies & {
  secret: string;
  inTurn: KeyedMutex<SeenNights>;
  freshen(unitIds: readonly number[], freshening: typeof FRESHENING): Promise<void>;
};

type Answer = Awaited<ReturnType<BookingService['createPayment']>>;
type CheckoutDependencies = CreatePaymentDependencies & { applyFact: ApplyFact };

function unavailable(cause?: unknown): AppError {
  return new AppError('PAGAMENTO_NON_DISPONIBILE', visitorMessages().paymentNotCreated, { cause });
}

function answerOf({ checkout_url, codice }: BookingRow): Answer | null {
  return checkout_url === null ? null : { checkout_url, codice };
}

/** Opens the checkout of a hold. If the outcome is unknown, the sweep resolves it later. */
async function startCheckout(deps: CheckoutDependencies, booking: BookingRow): Promise<Answer> {
  try {
    const { url } = await openCheckout(deps, booking);
    if (url !== null) return { checkout_url: url, codice: booking.codice };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.kind === 'refused') await deps.applyFact(booking.id, { kind: 'released' });
    deps.report(error);
    throw unavailable(error);
  }
  throw unavailable();
}

async function replayResponse(deps: CheckoutDependencies, earlier: BookingRow, request_hash: Buffer): Promise<Answer> {
  if (earlier.request_hash === null || !earlier.request_hash.equals(request_hash)) {
    throw new AppError('CHIAVE_RIUSATA', visitorMessages().idempotencyKeyReused);
  }
  const until = performance.now() + REPLAY_TIMEOUT_MS;
  for (
    let booking: BookingRow | undefined = earlier;
    booking;
    booking = await findBookingBy(deps.db, 'id', earlier.id)
  ) {
    const answer = answerOf(booking);
    if (answer !== null) return answer;
    if (booking.status !== 'in_attesa_pagamento') throw unavailable();
    const age = deps.clock.now().getTime() - booking.created_at.getTime();
    if (age > ABANDONED_MS) return startCheckout(deps, booking);
    if (performance.now() > until) break;
    await wait(POLL_INTERVAL_MS);
  }
  throw new AppError('IN_CORSO', visitorMessages().bookingRequestInProgress, { retryAfter: 5 });
}

function requestOf(key: string | null, body: CreatePaymentBody): HoldRequest['request'] {
  if (key === null) return null;
  if (!isPaymentKey(key)) throw new AppError('DATI_NON_VALIDI', visitorMessages().idempotencyKeyInvalid);
  return hashRequest(key, body);
}

type PricedUnit = { offer: Offer; unit_id: number };
type SeenNights = Pick<SeenUnit, 'unit_id' | 'taken'>;

function assertNotSold(
  deps: CheckoutDependencies,
  body: CreatePaymentBody,
  { offer, unit_id }: PricedUnit,
  seen: SeenNights,
): void {
  if (seen.unit_id === unit_id) assertBookable(deps, { body, offer, taken: seen.taken });
}

/** Holds the nights. Publishes the taken nights, so that waiting requests for the same nights fail without waiting any longer. */
async function holdInTurn(
  deps: CheckoutDependencies,
  request: HoldRequest,
  known: PricedUnit,
  { hasWaited, publish }: MutexTurn<SeenNights>,
) {
  const wanted = wantedOf(request.body);
  if (hasWaited) {
    const since = performance.now();
    const seen = await deps.bookingNights.look(deps.db, wanted);
    publish(seen, since);
    assertNotSold(deps, request.body, known, seen);
  }
  const held = await retryTransaction(deps.db, (transaction) => holdNights(transaction, deps, request));
  if (held.isNew) {
    deps.onMoved?.('nuova', held.booking.status);
    publish({ unit_id: known.unit_id, taken: [wanted.nights] }, performance.now());
  }
  return held;
}

/** Waits for earlier requests for the same home, then holds the nights. If requests still race, the database constraint admits only one. */
async function hold(
  deps: CheckoutDependencies,
  request: HoldRequest,
  known: PricedUnit,
): Promise<{ booking: BookingRow; isNew: boolean }> {
  try {
    return await deps.inTurn(request.body.struttura_id, {
      onMessage: (seen) => assertNotSold(deps, request.body, known, seen),
      work: (turn) => holdInTurn(deps, request, known, turn),
    });
  } catch (error) {
    if (isRefusedBy(error, '23P01'))
      throw new AppError('DATE_NON_DISPONIBILI', visitorMessages().datesNoLongerAvailable);
    // A concurrent request used the same idempotency key for a different struttura.
    if (isRefusedBy(error, '23505')) throw new AppError('CHIAVE_RIUSATA', visitorMessages().idempotencyKeyReused);
    throw error;
  }
}

/** Holds the nights. Rejects unavailable nights before taking a lock, because most requests for a popular week fail here. */
async function checkAndHold(deps: CheckoutDependencies, request: HoldRequest) {
  const { body } = request;
  const wanted = wantedOf(body);
  const offer = checkPayable(await findOffer(deps.db, wanted), body, deps.provider.name);
  const seen = await deps.bookingNights.look(deps.db, wanted);
  assertBookable(deps, { body, offer, taken: seen.taken });
  await deps.freshen(seen.blocking, FRESHENING);
  return hold(deps, request, { offer, unit_id: seen.unit_id });
}

/** Creates the hold before the payment. No provider is called while the calendar is locked. */
export function createCreatePayment(deps: CheckoutDependencies): BookingService['createPayment'] {
  const clientHash = createClientHash(deps.secret);
  return async (body: CreatePaymentBody, { key, address }: PaymentFacts) => {
    const request = requestOf(key, body);
    const known = request && (await findBookingBy(deps.db, 'request_key', request.request_key));
    if (request && known) return replayResponse(deps, known, request.request_hash);
    const holdRequest = { body, request, client_hash: clientHash(address) };
    const { booking, isNew } = await checkAndHold(deps, holdRequest).catch(async (error: unknown) => {
      // A concurrent request with the same key may have taken the nights. If so, its response is returned.
      const earlier =
        error instanceof AppError && request && (await findBookingBy(deps.db, 'request_key', request.request_key));
      if (!earlier) throw await offerOtherRooms(deps, body, error);
      return { booking: earlier, isNew: false };
    });
    return isNew || request === null
      ? startCheckout(deps, booking)
      : replayResponse(deps, booking, request.request_hash);
  };
}
