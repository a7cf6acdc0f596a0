import { z } from 'zod';
import { misreadSchema } from '../calendar/fields-contract.ts';
import { PLATFORMS } from '../calendar/rules/feed.ts';

const billLineSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('nights'),
    nights: z.int(),
    prezzo_notte_cents: z.int(),
    rate: z.enum(['base', 'stagione', 'weekend']),
    nome: z.string(),
    amount_cents: z.int(),
  }),
  z.object({
    kind: z.literal('extra_guests'),
    guests: z.int(),
    nights: z.int(),
    supplemento_cents: z.int(),
    amount_cents: z.int(),
  }),
  z.object({ kind: z.literal('cleaning'), amount_cents: z.int() }),
]);

export const billSchema = z.object({ nights: z.int(), lines: z.array(billLineSchema), total_cents: z.int() });
export type BillOnWire = z.infer<typeof billSchema>;

export const refundTermSchema = z.object({ days: z.int(), percent: z.int(), cleaning_percent: z.int() });

/**
 * `since`: the time of the last successful poll or, if none succeeded, the time at which the calendar was added. `misread`
 * contains at most `LISTED_MISREAD` events.
 */
export const unreadCalendarSchema = z.object({
  platform: z.enum(PLATFORMS),
  since: z.string(),
  misread: z.array(misreadSchema).optional(),
});
export type UnreadCalendarOnWire = z.infer<typeof unreadCalendarSchema>;
