import { z } from 'zod';
import { recordOf } from '../../kernel/records.ts';
import { cameraSchema } from '../contract.ts';
import { ITALIAN, LANGUAGES } from '../../kernel/language.ts';
import { listingShape, noteTranslationsSchema, translationsSchema } from '../listing-contract.ts';
import type { CheckedStruttura } from '../rules/check-struttura.ts';
import { FLAG_FIELDS } from '../rules/flag-fields.ts';
import { emptyStory } from '../rules/listing-fields.ts';
import { SERVIZI } from '../rules/servizi.ts';

const cents = z.int();
const servizi = z.array(z.enum(SERVIZI));

const formSchema = z.object({
  ...listingShape,
  punto: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  accoglie_foto_id: z.int().nullable(),
  cin: z.string(),
  citta_id: z.int(),
  prezzo_notte_cents: cents.nullable(),
  servizi,
  prezzo_pulizie_cents: cents,
  booking_ical_url: z.string().nullable(),
  non_su_booking: z.boolean(),
  traduzioni: translationsSchema,
  traduzioni_testi: noteTranslationsSchema,
  camere: z.array(
    cameraSchema.omit({ prezzo_notte: true, is_tradotta: true, originale: true }).extend({
      id: z.int().nullable(),
      prezzo_notte_cents: cents,
      servizi_camera: servizi,
      lingua: z.enum(LANGUAGES).default(ITALIAN),
      traduzioni: translationsSchema.default({}),
    }),
  ),
});

/** Default values for fields that are missing from pending changes stored before these fields were added. */
const emptyFields = () => ({
  ...recordOf(FLAG_FIELDS, () => false),
  ...emptyStory(),
  punto: null,
  traduzioni: {},
  traduzioni_testi: {},
  accoglie_foto_id: null,
});

export function parseEditForm(document: unknown): CheckedStruttura {
  const held = z.record(z.string(), z.unknown()).parse(document);
  return formSchema.parse({ ...emptyFields(), ...held }) as CheckedStruttura;
}
