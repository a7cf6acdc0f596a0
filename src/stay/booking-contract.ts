import { z } from 'zod';
import { hasUnicodeLocal, parseEmail } from '../accounts/rules/parse-email.ts';
import { cleanText } from '../kernel/text/clean-text.ts';
import { defineCall, type FileAnswer } from '../kernel/calls/call.ts';
import { parsePhone } from '../kernel/people/parse-phone.ts';
import { textLanguage } from '../strutture/listing-contract.ts';
import { calendarDate } from '../calendar/fields-contract.ts';
import { billSchema } from './bill-contract.ts';
import { BOOKING_STATUSES, CANCELLERS, MODALITA, POLITICHE } from './rules/booking.ts';
import { GUEST_NAME } from './rules/check-guest.ts';
import { readCodice } from './rules/codice.ts';
import { visitorMessages } from './messages/by-request.ts';
import { ownerMessages } from '../strutture/messages/by-request.ts';
import { visitorMessages as kernelVisitorMessages } from '../kernel/messages/by-request.ts';

const nothing = z.object({});

const typed = (error: () => string, max: number) =>
  z
    .string({ error })
    .transform((text) => cleanText(text))
    .pipe(z.string({ error }).min(1, { error }).max(max, { error }));

const read = (error: () => string, rule: (text: string) => string | null) =>
  z
    .string({ error })
    .transform((text) => rule(text))
    .pipe(z.string({ error }));

const email = z.string({ error: () => visitorMessages().emailInvalid }).transform((text, { addIssue }) => {
  const address = parseEmail(text);
  if (address !== null) return address;
  const message = hasUnicodeLocal(text)
    ? kernelVisitorMessages().emailLocalPartNotAscii
    : visitorMessages().emailInvalid;
  addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** A missing or empty value means that no date has been chosen yet (PRODUCT.md § 5, "Booking payment"). */
const stayDate = z
  .string({ error: () => visitorMessages().datesOrGuestsMissing })
  .trim()
  .min(1, { error: () => visitorMessages().datesOrGuestsMissing })
  .pipe(calendarDate);

const codiceInPath = z.object({
  codice: z
    .string({ error: () => visitorMessages().bookingNotFound })
    .transform((text) => readCodice(text))
    .pipe(z.string({ error: () => visitorMessages().bookingNotFound })),
});

/**
 * `POST /api/payments/booking/create-payment`. Returns 409 if the displayed price, mode or terms are outdated; `campi` contains
 * the current price, mode or cancellation policy. If the room is no longer available, `campi.camere` lists the other available
 * rooms, cheapest first. The `Idempotency-Key` header makes retries safe.
 */
export const createPaymentCall = defineCall({
  method: 'POST',
  path: '/api/payments/booking/create-payment',
  hasUnprefixedPath: false,
  summary: 'Tiene le notti e apre il pagamento',
  awaySentence: () => visitorMessages().bookingsSuspended,
  params: nothing,
  query: nothing,
  body: z.object({
    // Only the first invalid field is reported, so missing dates are reported before anything else.
    check_in_date: stayDate,
    check_out_date: stayDate,
    guests: z
      .number({ error: () => visitorMessages().datesOrGuestsMissing })
      .min(1, { error: () => visitorMessages().datesOrGuestsMissing }),
    struttura_id: z.int({ error: () => visitorMessages().propertyNotFound }),
    cin: z
      .string({ error: () => visitorMessages().cinMismatch })
      .max(40, { error: () => visitorMessages().cinMismatch }),
    camera_id: z.int({ error: () => visitorMessages().roomNotFound }).nullish(),
    guest_name: typed(() => visitorMessages().nameInvalid, 120).refine((name) => GUEST_NAME.test(name), {
      error: () => visitorMessages().nameInvalid,
    }),
    guest_email: email,
    guest_phone: read(() => ownerMessages().submissionFaults.telefonoInvalid, parsePhone),
    notes: z
      .string({ error: () => visitorMessages().notesTooLong })
      .transform((text) => cleanText(text, 'many'))
      .pipe(
        z
          .string({ error: () => visitorMessages().notesTooLong })
          .max(1000, { error: () => visitorMessages().notesTooLong }),
      )
      .nullish(),
    totale: z.number({ error: () => visitorMessages().totalInvalid }).nullish(),
    modalita: z.enum(MODALITA, { error: () => visitorMessages().bookingModeInvalid }).nullish(),
    politica: z.enum(POLITICHE, { error: () => visitorMessages().policyInvalid }).nullish(),
    /** The version of the terms displayed on the page. It is outdated if a release has changed the terms since the page was loaded. */
    termini: z
      .string({ error: () => visitorMessages().termsChanged })
      .max(40, { error: () => visitorMessages().termsChanged })
      .nullish(),
  }),
  answer: z.object({ success: z.literal(true), checkout_url: z.string(), codice: z.string() }),
});
export type CreatePaymentBody = z.output<NonNullable<(typeof createPaymentCall)['body']>>;

const refundStepSchema = z.object({ until: z.string().nullable(), percent: z.int(), amount_cents: z.int() });

export const guestBookingSchema = z.object({
  codice: z.string(),
  status: z.enum(BOOKING_STATUSES),
  modalita: z.enum(MODALITA),
  is_demo: z.boolean(),
  check_in: z.string(),
  check_out: z.string(),
  guests: z.int(),
  guest_name: z.string(),
  guest_email: z.string(),
  guest_phone: z.string(),
  notes: z.string(),
  struttura: z.object({
    id: z.int(),
    slug: z.string(),
    nome: z.string(),
    camera: z.string().nullable(),
    /** The full address if the booking is confirmed, otherwise the address that visitors see. */
    indirizzo: z.string(),
    cap: z.string(),
    citta: z.string(),
    sigla: z.string(),
    cin: z.string(),
    immagine: z.string().nullable(),
    /**
     * The location set by the owner and the owner's contact details. A value is `null` if it is missing or the booking is not
     * confirmed.
     */
    lat: z.number().nullable(),
    lon: z.number().nullable(),
    telefono: z.string().nullable(),
    email: z.string().nullable(),
    /** The arrival details; `null` if the owner has not provided them or the booking is not confirmed. */
    arrivo_dalle: z.string().nullable(),
    arrivo_entro: z.string().nullable(),
    partenza_entro: z.string().nullable(),
    gradini: z.int().nullable(),
    gradini_nota: z.string().nullable(),
    lingua_nota: textLanguage,
    accoglie_nome: z.string().nullable(),
  }),
  bill: billSchema,
  /** The owner's share after refunds, before the provider's fees. */
  owner_cents: z.int(),
  politica_cancellazione: z.enum(POLITICHE),
  refund_steps: z.array(refundStepSchema),
  expires_at: z.string().nullable(),
  checkout_url: z.string().nullable(),
  paid_cents: z.int(),
  paid_at: z.string().nullable(),
  refunded_cents: z.int(),
  refund_status: z.enum(['nessuno', 'in_corso', 'riuscito', 'da_verificare']),
  /**
   * `unread_since`: the `since` value of a calendar that was unreadable when the guest booked. `is_misread`: at least one
   * calendar was only partly readable, and none was unreadable.
   */
  unread_since: z.string().nullable(),
  is_misread: z.boolean(),
  /** The hour from which the home requires confirmation of same-day stays; `null` if this rule did not apply to the booking. */
  same_day_hour: z.int().nullable(),
  /** Whether the payment is refunded because it arrived after the nights had been released. */
  is_late: z.boolean(),
  cancelled_by: z.enum(CANCELLERS).nullable(),
  cancelled_at: z.string().nullable(),
  motivo: z.string(),
  cancellation: z.object({ refund_cents: z.int() }).nullable(),
  created_at: z.string(),
});
export type GuestBooking = z.infer<typeof guestBookingSchema>;

const guestAnswer = z.object({ success: z.literal(true), data: guestBookingSchema });
const ofGuest = { hasUnprefixedPath: false, isPersonal: true, params: codiceInPath, query: nothing } as const;

/** `GET /api/prenotazioni/{codice}`. For a hold, the server first checks with the provider whether it has been paid. */
export const guestBookingCall = defineCall({
  ...ofGuest,
  method: 'GET',
  path: '/api/prenotazioni/{codice}',
  summary: 'Una prenotazione, per chi ne ha il codice',
  limit: { calls: 120, seconds: 60 },
  answer: guestAnswer,
});

/** `rimborso` is the refund shown to the guest, in euros. If it has changed, the server returns 409. */
export const cancelAsGuestCall = defineCall({
  ...ofGuest,
  method: 'POST',
  path: '/api/prenotazioni/{codice}/annulla',
  cannotWait: true,
  summary: 'L’ospite annulla, con il rimborso che gli è stato mostrato',
  body: z.object({ rimborso: z.number({ error: () => visitorMessages().refundInvalid }) }),
  answer: guestAnswer,
});

export const releaseCall = defineCall({
  ...ofGuest,
  method: 'POST',
  path: '/api/prenotazioni/{codice}/lascia',
  cannotWait: true,
  summary: 'L’ospite lascia le date senza pagare',
  answer: guestAnswer,
});

export const stayFileCall = defineCall({
  ...ofGuest,
  method: 'GET',
  path: '/api/prenotazioni/{codice}/soggiorno.ics',
  summary: 'Il soggiorno come .ics',
  sends: 'text/calendar',
  answer: z.custom<FileAnswer>(),
});

export type PaymentFacts = { key: string | null; address: string };

export type BookingService = {
  createPayment(body: CreatePaymentBody, facts: PaymentFacts): Promise<{ checkout_url: string; codice: string }>;
  find(codice: string): Promise<GuestBooking>;
  cancel(codice: string, rimborso: number): Promise<GuestBooking>;
  release(codice: string): Promise<GuestBooking>;
  stayFile(codice: string): Promise<FileAnswer>;
};
