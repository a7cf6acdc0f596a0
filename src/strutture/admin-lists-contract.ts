import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import { adminCountersSchema, adminStrutturaSchema } from './admin-contract.ts';
import { MAX_SEARCH } from './rules/search-pattern.ts';
import * as messages from './messages/admin.ts';

const nothing = z.object({});

const ADMIN_PAGE_SIZE = 50;
const MAX_ADMIN_PAGE_SIZE = 100;

const listed = {
  guard: 'admin' as const,
  hasUnprefixedPath: true,
  method: 'GET' as const,
  params: nothing,
  query: z.object({
    page: z.coerce.number().int().min(1).catch(1),
    limit: z.coerce.number().int().min(1).max(MAX_ADMIN_PAGE_SIZE).catch(ADMIN_PAGE_SIZE),
    cerca: z
      .string({ error: () => messages.searchTooLong })
      .max(MAX_SEARCH, { error: () => messages.searchTooLong })
      .default(''),
  }),
  /** The paging fields are siblings of `data`, because older clients expect `data` to be an array. */
  answer: z.object({
    success: z.literal(true),
    data: z.array(adminStrutturaSchema),
    total: z.int(),
    page: z.int(),
    limit: z.int(),
  }),
};

/** Pending strutture and changes, oldest first; those whose owner has an unconfirmed address come last. */
export const listPendingCall = defineCall({
  ...listed,
  path: '/api/admin/strutture/pending',
  summary: 'Le strutture e le modifiche in attesa',
});

export const listApprovedCall = defineCall({
  ...listed,
  path: '/api/admin/strutture/approved',
  summary: 'Le strutture approvate',
});

export const listChangedCall = defineCall({
  ...listed,
  hasUnprefixedPath: false,
  path: '/api/admin/strutture/changed',
  summary: 'Le strutture con testi cambiati dopo l’approvazione',
});

export const listRejectedCall = defineCall({
  ...listed,
  path: '/api/admin/strutture/rejected',
  summary: 'Le strutture rifiutate',
});

export const countersCall = defineCall({
  guard: 'admin',
  hasUnprefixedPath: false,
  method: 'GET',
  path: '/api/admin/contatori',
  summary: 'Quante strutture ci sono, per stato',
  params: nothing,
  query: nothing,
  answer: z.object({ success: z.literal(true), data: adminCountersSchema }),
});
