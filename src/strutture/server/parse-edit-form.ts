import { z } from 'zod';
import { recordOf } from '../../kernel/records.ts';
import { listingShape } from '../listing-contract.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import { FLAG_FIELDS } from '../rules/flag-fields.ts';
import { SERVIZI } from '../rules/servizi.ts';
import { TIPI_LETTI } from '../rules/tipi.ts';

const cents = z.int();
const servizi = z.array(z.enum(SERVIZI));

const cameraSchema = z.object({
  id: z.int().nullable(),
  nome_camera: z.string(),
  posti_letto: z.int(),
  tipo_letti: z.enum(TIPI_LETTI),
  letti_aggiuntivi: z.string(),
  bagno_privato: z.boolean(),
  prezzo_notte_cents: cents,
  servizi_camera: servizi,
  disponibile: z.boolean(),
  note: z.string(),
});

const formSchema = z.object({
  ...listingShape,
  // A change that waits may be older than the question.
  ...recordOf(FLAG_FIELDS, () => z.boolean().default(false)),
  cin: z.string(),
  citta_id: z.int(),
  prezzo_notte_cents: cents.nullable(),
  servizi,
  prezzo_pulizie_cents: cents,
  booking_ical_url: z.string().nullable(),
  non_su_booking: z.boolean(),
  camere: z.array(cameraSchema),
});

/** The form of a change that waits, as `struttura_edits.form` holds it. Throws on a document that no form ever was. */
export function parseEditForm(document: unknown): CheckedStruttura {
  return formSchema.parse(document) as CheckedStruttura;
}
