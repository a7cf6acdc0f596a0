import { z } from 'zod';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import { SERVIZI } from '../rules/servizi.ts';
import { TIPI_LETTI, TIPI_PRENOTAZIONE, TIPI_STRUTTURA } from '../rules/struttura-form.ts';

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
  nome: z.string(),
  descrizione: z.string(),
  tipo_struttura: z.array(z.enum(TIPI_STRUTTURA)),
  tipo_prenotazione: z.enum(TIPI_PRENOTAZIONE),
  cin: z.string(),
  indirizzo: z.string(),
  cap: z.string(),
  citta_id: z.int(),
  prezzo_notte_cents: cents.nullable(),
  posti_letto: z.int(),
  num_camere: z.int(),
  num_bagni: z.int(),
  ha_cucina: z.boolean(),
  servizi,
  servizio_pulizie: z.boolean(),
  prezzo_pulizie_cents: cents,
  telefono: z.string().nullable(),
  email: z.string().nullable(),
  booking_ical_url: z.string().nullable(),
  non_su_booking: z.boolean(),
  camere: z.array(cameraSchema),
});

/** The form of a change that waits, as `struttura_edits.form` holds it. Throws on a document that no form ever was. */
export function parseEditForm(document: unknown): CheckedStruttura {
  return formSchema.parse(document) as CheckedStruttura;
}
