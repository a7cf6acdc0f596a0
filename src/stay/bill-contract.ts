import { z } from 'zod';
import { misreadSchema } from '../calendar/fields-contract.ts';
import { PLATFORMS } from '../calendar/rules/feed.ts';

const billLineSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('nights'),
    nights: z.int(),
    prezzo_notte_cents: z.int(),
    /** Which price it is: the nightly one, a season's by its name, or the weekend's. */
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

/** What cancelling gives back from some days before the arrival on (`rules/refund-terms.ts`). */
export const refundTermSchema = z.object({ days: z.int(), percent: z.int(), cleaning_percent: z.int() });

/**
 * A platform whose calendar could not be read when a stay was asked for. `since`: its last good reading, or when it was added. `misread`: it
 * was read then, but for some events that may be on these nights; the first of them.
 */
export const unreadCalendarSchema = z.object({
  platform: z.enum(PLATFORMS),
  since: z.string(),
  misread: z.array(misreadSchema).optional(),
});
export type UnreadCalendarOnWire = z.infer<typeof unreadCalendarSchema>;
