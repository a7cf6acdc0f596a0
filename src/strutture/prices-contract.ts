import { z } from 'zod';
import type { Account } from '../kernel/people/account.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { strutturaId } from './listing-contract.ts';
import { ACCETTAZIONI, POLITICHE_CANCELLAZIONE } from './rules/read-conditions.ts';
import { ownerMessages } from './messages/by-request.ts';

const nothing = z.object({});

/**
 * A season's `dal` and `al` are its first and last night; a rate without them applies all year. `prezzo_weekend` applies to
 * Friday and Saturday nights. `supplemento_ospite` is charged per night for each guest above `ospiti_inclusi`.
 */
export const tariffaSchema = z.object({
  camera_id: z.int().nullable(),
  nome: z.string(),
  dal: z.string().nullable(),
  al: z.string().nullable(),
  prezzo_notte: z.number().nullable(),
  prezzo_weekend: z.number().nullable(),
  soggiorno_minimo: z.int().nullable(),
  ospiti_inclusi: z.int().nullable(),
  supplemento_ospite: z.number().nullable(),
});
export type Tariffa = z.infer<typeof tariffaSchema>;

const conditionsSchema = z.object({
  accettazione: z.enum(ACCETTAZIONI),
  /** Hour of the day, in Rome time, from which same-day bookings become requests (0: always; 24: never). */
  ora_limite_oggi: z.int(),
  politica_cancellazione: z.enum(POLITICHE_CANCELLAZIONE),
  tariffe: z.array(tariffaSchema),
});

/** Clients send `versione` back with an update, which returns 409 if the conditions have changed in the meantime. */
export const ownerConditionsSchema = conditionsSchema.extend({
  id: z.int(),
  nome: z.string(),
  tipo_prenotazione: z.enum(['casa_vacanza', 'bnb']),
  posti_letto: z.int(),
  prezzo_notte: z.number(),
  servizio_pulizie: z.boolean(),
  prezzo_pulizie: z.number(),
  camere: z.array(z.object({ id: z.int(), nome_camera: z.string(), prezzo_notte: z.number(), posti_letto: z.int() })),
  versione: z.string(),
});
export type OwnerConditions = z.infer<typeof ownerConditionsSchema>;

const owned = {
  hasUnprefixedPath: false,
  guard: 'owner' as const,
  query: nothing,
  path: '/api/proprietario/strutture/{id}/condizioni' as const,
  params: strutturaId,
  answer: z.object({ success: z.literal(true), data: ownerConditionsSchema }),
};

export const readConditionsCall = defineCall({ ...owned, method: 'GET', summary: 'Prezzi e condizioni' });

/** The schema accepts any values. `rules/read-conditions.ts` validates them, so that every fault has a message and a field. */
export const saveConditionsCall = defineCall({
  ...owned,
  method: 'PUT',
  summary: 'Salva prezzi e condizioni',
  body: z.object({
    accettazione: z.unknown().optional(),
    ora_limite_oggi: z.unknown().optional(),
    politica_cancellazione: z.unknown().optional(),
    // Required, because a missing list could be mistaken for a request to delete all rates.
    tariffe: z.array(z.unknown(), { error: () => ownerMessages().conditionFaults.tariffeInvalid }),
    versione: z.unknown().optional(),
  }),
});

export type ConditionsService = {
  read(account: Account, id: number): Promise<OwnerConditions>;
  save(account: Account, id: number, body: Record<string, unknown>): Promise<OwnerConditions>;
};
