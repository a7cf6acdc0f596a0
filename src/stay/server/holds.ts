import { AppError } from '../../kernel/calls/app-error.ts';
import type { UnreadCalendar } from '../../calendar/rules/unread-calendars.ts';
import type { SeenUnit } from '../../calendar/server/booking-nights-service.ts';
import { type CalendarDate, dateInRome } from '../../kernel/dates/calendar-date.ts';
import { today } from '../../kernel/dates/clock.ts';
import { pick } from '../../kernel/records.ts';
import { HOUSE_RULE_FIELDS, type HouseRuleFacts } from '../../strutture/rules/house-rule-lines.ts';
import { currentLanguage } from '../../kernel/languages/current-language.ts';
import { asCents, toCents, toEuros } from '../../kernel/money/cents.ts';
import type { CreatePaymentBody } from '../booking-contract.ts';
import { type Modalita, MAX_CHARGE_CENTS, SESSION_MINUTES } from '../rules/booking.ts';
import { shownNotes, shownText } from '../../strutture/rules/shown-text.ts';
import { checkStay, stayLimits } from '../rules/check-stay.ts';
import { checkHoldQuota, HOLD_QUOTA, type QuotaFault } from '../rules/hold-quota.ts';
import { platformFee } from '../rules/platform-fee.ts';
import { type Quote, quoteStay } from '../rules/quote-stay.ts';
import { type BookingRow, findBookingBy, insertBooking, type StayDb } from './booking-repository.ts';
import { needsSameDayConfirmation, sameDayTerms } from '../rules/same-day.ts';
import { checkPayable } from './check-payable.ts';
import { findOffer, type Offer } from './offer-repository.ts';
import { lockUnpaidHolds } from './hold-quota-repository.ts';
import type { StayDependencies } from './stay-dependencies.ts';
import type { AgreedTerms } from './tables.ts';
import { randomBytes } from 'node:crypto';
import { CODICE_LENGTH, CODICE_ALPHABET } from '../rules/codice.ts';
import { TERMS_VERSION } from '../rules/refund-terms.ts';
import { visitorMessages } from '../messages/by-request.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type HoldRequest = {
  body: CreatePaymentBody;
  request: { request_key: Buffer; request_hash: Buffer } | null;
  client_hash: Buffer;
};

type WantedStay = { check_in: CalendarDate; check_out: CalendarDate; guests: number };

const stayOf = ({ check_in_date, check_out_date, guests }: CreatePaymentBody): WantedStay => ({
  check_in: check_in_date,
  check_out: check_out_date,
  guests,
});

export function wantedOf({ struttura_id, camera_id, check_in_date, check_out_date }: CreatePaymentBody) {
  const nights = { start: check_in_date, end: check_out_date };
  return { strutturaId: struttura_id, cameraId: camera_id ?? null, nights };
}

/** Throws if the stay cannot be booked. Nights taken in the meantime are a conflict, not invalid input. */
export function assertBookable(
  { clock }: Pick<StayDependencies, 'clock'>,
  { body, offer, taken }: { body: CreatePaymentBody; offer: Offer; taken: SeenUnit['taken'] },
): void {
  const stay = stayOf(body);
  const day = today(clock);
  const isAvailable = (night: CalendarDate) => !taken.some(({ start, end }) => start <= night && night < end);
  const fault = checkStay(stay, offer, { today: day, isAvailable });
  if (fault === null) return;
  if (fault === 'nightUnavailable')
    throw new AppError('DATE_NON_DISPONIBILI', visitorMessages().datesNoLongerAvailable);
  throw new AppError('DATI_NON_VALIDI', visitorMessages().stayFaults[fault](stayLimits(stay.check_in, offer, day)));
}

function assertChargeable({ total_cents }: Quote): void {
  if (total_cents > MAX_CHARGE_CENTS)
    throw new AppError('STATO_NON_VALIDO', visitorMessages().onlinePaymentNotAccepted);
}

function confirmationMessage({
  modalita,
  unread,
  sameDayHour,
}: Pick<Deal, 'modalita' | 'unread' | 'sameDayHour'>): string {
  if (modalita === 'immediata') return visitorMessages().confirmationNoLongerNeeded;
  if (unread.length > 0) {
    return unread.every(({ misread }) => misread)
      ? visitorMessages().confirmationNeededUnreadEntry
      : visitorMessages().confirmationNeededUnreadCalendar;
  }
  return sameDayHour === null
    ? visitorMessages().confirmationNeededAlways
    : visitorMessages().confirmationNeededToday(sameDayHour);
}

function assertPriceUnchanged(
  body: CreatePaymentBody,
  deal: Pick<Deal, 'offer' | 'quote' | 'modalita' | 'unread' | 'sameDayHour'>,
): void {
  const { quote, modalita } = deal;
  const politica = deal.offer.struttura.politica_cancellazione;
  if (typeof body.totale === 'number' && toCents(body.totale) !== quote.total_cents) {
    const campi = { totale: String(toEuros(quote.total_cents)) };
    throw new AppError('PREZZO_CAMBIATO', visitorMessages().priceChanged, { campi });
  }
  if (body.modalita && body.modalita !== modalita) {
    throw new AppError('CONFERMA_NECESSARIA', confirmationMessage(deal), { campi: { modalita } });
  }
  if (body.termini && body.termini !== TERMS_VERSION) {
    throw new AppError('CONDIZIONI_CAMBIATE', visitorMessages().termsChanged);
  }
  if (body.politica && body.politica !== politica) {
    throw new AppError('CONDIZIONI_CAMBIATE', visitorMessages().policyChanged, { campi: { politica } });
  }
}

const QUOTA_SENTENCES: Record<QuotaFault['kind'], (minutes: number) => string> = {
  openOfMailbox: (minutes) => visitorMessages().tooManyOpenPayments(HOLD_QUOTA.openOfMailbox, minutes),
  hourlyOfMailbox: (minutes) => visitorMessages().tooManyAbandonedPayments(minutes),
  hourlyOfAddress: (minutes) => visitorMessages().tooManyPaymentsFromNetwork(minutes),
};

async function assertHoldQuota(transaction: StayDb, { clock }: StayDependencies, { body, client_hash }: HoldRequest) {
  const now = clock.now();
  const client = { guest_email: body.guest_email, client_hash };
  const holds = await lockUnpaidHolds(transaction, client, new Date(now.getTime() - HOUR_MS));
  const fault = checkHoldQuota(holds, now);
  if (fault === null) return;
  const sentence = QUOTA_SENTENCES[fault.kind](Math.ceil(fault.waitSeconds / 60));
  throw new AppError('TROPPE_RICHIESTE', sentence, { retryAfter: fault.waitSeconds });
}

function roomOf(camera: Offer['camera']): Pick<AgreedTerms, 'camera' | 'camera_ospite'> {
  if (camera === null) return { camera: null };
  const shown = shownText(currentLanguage(), {
    original: camera.nome_camera,
    lingua: camera.lingua,
    ownerTranslations: camera.traduzioni,
  });
  return { camera: camera.nome_camera, ...(shown.is_tradotta && { camera_ospite: shown.testo }) };
}

function houseOf(struttura: Offer['struttura']): HouseRuleFacts {
  const { accoglie_parole: _, ...notes } = shownNotes(currentLanguage(), { ...struttura, accoglie_parole: null });
  return { ...pick(struttura, HOUSE_RULE_FIELDS), ...notes };
}

function agree({ offer: { struttura, camera }, quote: bill, sameDayHour }: Deal): AgreedTerms {
  const { nome, indirizzo, cap, citta, sigla, cin, telefono, email } = struttura;
  const place = { nome, ...roomOf(camera), indirizzo, cap, citta, sigla, cin: cin ?? '' };
  const sameDay = sameDayHour !== null && { same_day_hour: sameDayHour };
  return { bill, ...place, telefono, email, casa: houseOf(struttura), termini: TERMS_VERSION, ...sameDay };
}

type Deal = {
  stay: WantedStay;
  unit_id: number;
  offer: Offer & { account_id: string };
  quote: Quote;
  modalita: Modalita;
  unread: readonly UnreadCalendar[];
  sameDayHour: number | null;
};

type SaleQuestion = { stay: WantedStay; unread: readonly UnreadCalendar[]; now: Date };

function saleOf(
  { accettazione, ora_limite_oggi }: Offer['struttura'],
  { stay, unread, now }: SaleQuestion,
): Pick<Deal, 'modalita' | 'unread' | 'sameDayHour'> {
  if (accettazione === 'su_richiesta') return { modalita: accettazione, unread: [], sameDayHour: null };
  const isLate = needsSameDayConfirmation(stay.check_in, dateInRome(now), sameDayTerms(ora_limite_oggi, now));
  const modalita = isLate || unread.length > 0 ? 'su_richiesta' : 'immediata';
  return { modalita, unread, sameDayHour: isLate ? ora_limite_oggi : null };
}

/** A code has 80 random bits, so it cannot be guessed. */
function createCodice(): string {
  return Array.from(randomBytes(CODICE_LENGTH), (byte) => CODICE_ALPHABET[byte % CODICE_ALPHABET.length]).join('');
}

function insertHold(
  transaction: StayDb,
  { clock, provider, refundTerms }: StayDependencies,
  { body, request, client_hash }: HoldRequest,
  deal: Deal,
): Promise<BookingRow> {
  const now = clock.now();
  const { stay, unit_id, offer, quote, modalita, unread } = deal;
  const { politica_cancellazione } = offer.struttura;
  return insertBooking(transaction, {
    ...stay,
    ...request,
    unit_id,
    client_hash,
    modalita,
    codice: createCodice(),
    struttura_id: offer.struttura.id,
    camera_id: offer.camera?.id ?? null,
    status: 'in_attesa_pagamento',
    // Rounded down to whole seconds, which is Stripe's resolution, so that every retry sends the same value.
    expires_at: new Date(Math.floor(now.getTime() / 1000) * 1000 + SESSION_MINUTES * MINUTE_MS),
    guest_name: body.guest_name,
    guest_email: body.guest_email,
    guest_phone: body.guest_phone,
    lingua: currentLanguage(),
    notes: body.notes ?? '',
    agreed: JSON.stringify(agree(deal)),
    unread_calendars: unread.length === 0 ? null : JSON.stringify(unread),
    total_cents: quote.total_cents,
    fee_cents: platformFee(asCents(quote.total_cents)),
    politica_cancellazione,
    refund_terms: JSON.stringify(refundTerms()[politica_cancellazione]),
    provider: provider.name,
    account_id: offer.account_id,
    created_at: now,
    updated_at: now,
  });
}

/** Holds nights for a guest who is about to pay (P1). A repeated request returns the existing hold. */
export async function holdNights(
  transaction: StayDb,
  deps: StayDependencies,
  holdRequest: HoldRequest,
): Promise<{ booking: BookingRow; isNew: boolean }> {
  const { body, request } = holdRequest;
  await deps.bookingNights.lock(transaction, body.struttura_id);
  const earlier = request && (await findBookingBy(transaction, 'request_key', request.request_key));
  if (earlier) return { booking: earlier, isNew: false };
  const wanted = wantedOf(body);
  const offer = checkPayable(await findOffer(transaction, wanted), body, deps.provider.name);
  const { unit_id, taken, unread } = await deps.bookingNights.look(transaction, wanted);
  assertBookable(deps, { body, offer, taken });
  const stay = stayOf(body);
  const quote = quoteStay(stay, offer.price);
  assertChargeable(quote);
  const deal = { stay, unit_id, offer, quote, ...saleOf(offer.struttura, { stay, unread, now: deps.clock.now() }) };
  assertPriceUnchanged(body, deal);
  await assertHoldQuota(transaction, deps, holdRequest);
  const booking = await insertHold(transaction, deps, holdRequest, deal);
  const placed = { booking_id: booking.id, struttura_id: body.struttura_id, unit_id, nights: wanted.nights };
  await deps.bookingNights.place(transaction, { ...placed, kind: 'hold', guest_name: body.guest_name });
  return { booking, isNew: true };
}
