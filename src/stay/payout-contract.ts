import { z } from 'zod';
import type { Account } from '../kernel/people/account.ts';
import { defineCall } from '../kernel/calls/call.ts';

const nothing = z.object({});

/** `da_completare`: the provider requires more data; `in_verifica`: it is reviewing the data; `sospeso`: it has disabled the account. */
export const payoutSchema = z.object({
  stato: z.enum(['assente', 'da_completare', 'in_verifica', 'attivo', 'sospeso']),
  is_demo: z.boolean(),
  payouts_enabled: z.boolean(),
  requirements: z.array(z.string()),
  read_at: z.string().nullable(),
});
export type Payout = z.infer<typeof payoutSchema>;

const owned = { hasUnprefixedPath: false, guard: 'owner' as const, params: nothing, query: nothing };

/** `GET /api/proprietario/pagamenti`. Returns the stored state if the provider does not respond in time. */
export const payoutCall = defineCall({
  ...owned,
  method: 'GET',
  path: '/api/proprietario/pagamenti',
  summary: 'Lo stato dei pagamenti',
  answer: z.object({ success: z.literal(true), data: payoutSchema }),
});

export const onboardCall = defineCall({
  ...owned,
  method: 'POST',
  path: '/api/proprietario/pagamenti/attiva',
  summary: 'Apre la registrazione ai pagamenti',
  answer: z.object({ success: z.literal(true), url: z.string() }),
});

export type PayoutService = {
  read(account: Account): Promise<Payout>;
  onboard(account: Account): Promise<string>;
};
