import { z } from 'zod';
import type { Account } from '../kernel/people/account.ts';
import { cleanText } from '../kernel/text/clean-text.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { billSchema, refundTermSchema, unreadCalendarSchema } from './bill-contract.ts';
import { BOOKING_TABS, type BookingTab } from './rules/bookings-address.ts';
import { BOOKING_STATUSES, CANCELLERS, MODALITA, POLITICHE } from './rules/booking.ts';
import { visitorMessages } from './messages/by-request.ts';

const nothing = z.object({});
const inPath = z.object({ id: z.uuid({ error: () => visitorMessages().bookingNotFound }) });

/** A booking in the owner's list. The list excludes unpaid holds. */
export const ownerBookingSchema = z.object({
  id: z.string(),
  riferimento: z.string(),
  struttura_id: z.int(),
  nome: z.string(),
  is_removed: z.boolean(),
  camera: z.string().nullable(),
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
  bill: billSchema,
  fee_cents: z.int(),
  owner_cents: z.int(),
  is_charged: z.boolean(),
  paid_at: z.string().nullable(),
  is_late: z.boolean(),
  refunded_cents: z.int(),
  politica_cancellazione: z.enum(POLITICHE),
  refund_terms: z.array(refundTermSchema),
  unread_calendars: z.array(unreadCalendarSchema),
  same_day_hour: z.int().nullable(),
  expires_at: z.string().nullable(),
  cancelled_by: z.enum(CANCELLERS).nullable(),
  cancelled_at: z.string().nullable(),
  motivo: z.string(),
  is_disputed: z.boolean(),
  can_cancel: z.boolean(),
  created_at: z.string(),
});
export type OwnerBooking = z.infer<typeof ownerBookingSchema>;

const answer = z.object({ success: z.literal(true), data: ownerBookingSchema });
const owned = { hasUnprefixedPath: false, guard: 'owner' as const, query: nothing };

export const listOwnerBookingsCall = defineCall({
  ...owned,
  method: 'GET',
  path: '/api/proprietario/prenotazioni',
  summary: 'Le prenotazioni delle proprie strutture',
  params: nothing,
  query: z.object({
    scheda: z.enum(BOOKING_TABS, { error: () => visitorMessages().tabNotFound }).default('in_arrivo'),
    pagina: z
      .string({ error: () => visitorMessages().pageNotFound })
      .regex(/^[1-9]\d{0,4}$/, { error: () => visitorMessages().pageNotFound })
      .transform(Number)
      .default(1),
  }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(ownerBookingSchema),
    total: z.int(),
    counts: z.record(z.enum(BOOKING_TABS), z.int()),
  }),
});
export type OwnerBookings = z.infer<typeof listOwnerBookingsCall.answer>;

export const getOwnerBookingCall = defineCall({
  ...owned,
  method: 'GET',
  path: '/api/proprietario/prenotazioni/{id}',
  summary: 'Una prenotazione delle proprie strutture',
  params: inPath,
  answer,
});

export const acceptCall = defineCall({
  ...owned,
  method: 'PUT',
  path: '/api/proprietario/prenotazioni/{id}/accetta',
  cannotWait: true,
  summary: 'Accetta una richiesta',
  params: inPath,
  answer,
});

const motivo = z
  .string({ error: () => visitorMessages().messageTooLong })
  .transform((text) => cleanText(text, 'many'))
  .pipe(
    z
      .string({ error: () => visitorMessages().messageTooLong })
      .max(1000, { error: () => visitorMessages().messageTooLong }),
  )
  .nullish();

export const refuseCall = defineCall({
  ...owned,
  method: 'PUT',
  path: '/api/proprietario/prenotazioni/{id}/rifiuta',
  cannotWait: true,
  summary: 'Rifiuta una richiesta: la carta non viene addebitata',
  params: inPath,
  body: z.object({ motivo }),
  isBodyOptional: true,
  answer,
});

export const cancelAsOwnerCall = defineCall({
  ...owned,
  method: 'PUT',
  path: '/api/proprietario/prenotazioni/{id}/annulla',
  cannotWait: true,
  summary: 'Annulla una prenotazione, con rimborso totale',
  params: inPath,
  body: z.object({ motivo }),
  isBodyOptional: true,
  answer,
});

export type OwnerBookingsService = {
  list(account: Account, which: z.output<typeof listOwnerBookingsCall.query>): Promise<Omit<OwnerBookings, 'success'>>;
  counts(account: Account): Promise<Record<BookingTab, number>>;
  read(account: Account, id: string): Promise<OwnerBooking>;
  ofStruttura(account: Account, struttura_id: number): Promise<OwnerBooking[]>;
  accept(account: Account, id: string): Promise<OwnerBooking>;
  refuse(account: Account, id: string, motivo: string): Promise<OwnerBooking>;
  cancel(account: Account, id: string, motivo: string): Promise<OwnerBooking>;
};
