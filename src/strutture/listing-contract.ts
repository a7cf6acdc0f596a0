import { z } from 'zod';
import { struttureCallMessages } from './call-messages.it.ts';
import { byKind } from '../kernel/records.ts';
import { LISTING_FIELDS } from './rules/listing-fields.ts';
import { TIPI_PRENOTAZIONE, TIPI_STRUTTURA } from './rules/tipi.ts';

export const listingShape = byKind(LISTING_FIELDS, {
  text: z.string(),
  count: z.int(),
  flag: z.boolean(),
  tipi: z.array(z.enum(TIPI_STRUTTURA)),
  prenotazione: z.enum(TIPI_PRENOTAZIONE),
  servizi: z.array(z.string()),
  contact: z.string().nullable(),
});

export const strutturaId = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: struttureCallMessages.strutturaNonTrovata })
    .transform(Number),
});

export const strutturaStatus = z.enum(['in_attesa', 'approvata', 'rifiutata', 'sospesa', 'eliminata']);
