import { z } from 'zod';
import type { Actor } from '../kernel/people/account.ts';
import { cleanText } from '../kernel/text/clean-text.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { BOOKING_STATUSES, HOLDING_STATUSES } from './rules/booking.ts';
import * as messages from './messages/admin.ts';
import { visitorMessages } from './messages/by-request.ts';

const strutturaInQuery = z
  .string({ error: () => visitorMessages().propertyNotFound })
  .regex(/^[1-9]\d{0,8}$/, { error: () => visitorMessages().propertyNotFound })
  .transform(Number)
  .optional();

const nothing = z.object({});
const MAX_MOTIVO = 1000;

/** A booking that blocks the deletion of its struttura. */
const awaitedBookingSchema = z.object({
  id: z.string(),
  riferimento: z.string(),
  struttura_id: z.int(),
  nome: z.string(),
  camera: z.string().nullable(),
  status: z.enum(BOOKING_STATUSES),
  check_in: z.string(),
  check_out: z.string(),
  guests: z.int(),
  guest_name: z.string(),
  total_cents: z.int(),
  refund_cents: z.int(),
  is_charged: z.boolean(),
  is_demo: z.boolean(),
  is_disputed: z.boolean(),
});
export type AwaitedBooking = z.infer<typeof awaitedBookingSchema>;

/** Lists holds, requests and confirmed bookings whose stay has not ended. Without `struttura_id`, includes all strutture. */
export const listAwaitedBookingsCall = defineCall({
  guard: 'admin',
  hasUnprefixedPath: false,
  method: 'GET',
  path: '/api/admin/prenotazioni',
  summary: 'Le prenotazioni che impediscono di eliminare',
  params: nothing,
  query: z.object({
    struttura_id: strutturaInQuery,
    limit: z.coerce.number().int().min(1).max(100).catch(50),
  }),
  answer: z.object({ success: z.literal(true), data: z.array(awaitedBookingSchema), total: z.int() }),
});
export type AwaitedBookings = Omit<z.infer<typeof listAwaitedBookingsCall.answer>, 'success'>;

const cancelBody = z.object({
  motivo: z
    .string({ error: messages.reasonMissing })
    .transform((text) => cleanText(text, 'many') ?? '')
    .pipe(
      z
        .string({ error: messages.reasonMissing })
        .min(1, { error: messages.reasonMissing })
        .max(MAX_MOTIVO, { error: messages.reasonTooLong }),
    ),
  rimborso: z.number({ error: () => visitorMessages().refundInvalid }),
  status: z.enum(HOLDING_STATUSES, { error: messages.bookingStatusInvalid }),
});
export type CancelAsAdmin = z.output<typeof cancelBody>;

/** Cancels a booking with a full refund. Returns 409 if the displayed `status` or `rimborso` is outdated. */
export const cancelAsAdminCall = defineCall({
  guard: 'admin',
  needsFreshProof: true,
  hasUnprefixedPath: false,
  method: 'PUT',
  path: '/api/admin/prenotazioni/{id}/annulla',
  cannotWait: true,
  summary: 'Annulla una prenotazione, con rimborso totale',
  params: z.object({ id: z.uuid({ error: () => visitorMessages().bookingNotFound }) }),
  query: nothing,
  body: cancelBody,
  answer: z.object({ success: z.literal(true), message: z.string() }),
});

export type AdminBookingsService = {
  listAwaited(which: { struttura_id?: number | undefined; limit: number }): Promise<AwaitedBookings>;
  cancel(actor: Actor, id: string, body: CancelAsAdmin): Promise<string>;
};
