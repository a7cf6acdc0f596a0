import { z } from 'zod';
import type { Account } from '../kernel/people/account.ts';
import { type ReceivedPicture, defineCall } from '../kernel/calls/call.ts';
import { recordOf } from '../kernel/records.ts';
import { FLAG_FIELDS } from './rules/flag-fields.ts';
import { ANIMALI, FESTE, FUMO } from './rules/house-rules.ts';
import { LINGUE } from './rules/lingue.ts';
import type { StoryField } from './rules/listing-fields.ts';
import { NOTES, OWNER_TEXTS } from './rules/text-languages.ts';
import { TIPI_STRUTTURA } from './rules/tipi.ts';
import * as messages from './messages/visitor.it.ts';
import { ownerMessages } from './messages/by-request.ts';

const nothing = z.object({});

/** `rules/check-struttura.ts` validates the field; `type` is used only in the API documentation. */
export const formField = (
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object',
  description: string,
) => z.unknown().optional().meta({ type, description });

const flagFields = recordOf(FLAG_FIELDS, (field) => formField('boolean', messages.flagDescriptions[field]));

const storyBody = {
  stanze: formField('array', `di una casa intera, al massimo 20: { nome, tipo_letti, lingua }`),
  arrivo_dalle: formField('string', 'ora, come 15:00'),
  arrivo_entro: formField('string', 'ora, non prima di arrivo_dalle'),
  partenza_entro: formField('string', 'ora'),
  animali: formField('string', `${ANIMALI.join(', ')}; decide anche del servizio Pet Friendly`),
  animali_nota: formField('string', 'al massimo 200 caratteri'),
  fumo: formField('string', FUMO.join(', ')),
  feste: formField('string', FESTE.join(', ')),
  regole: formField('string', 'al massimo 1.000 caratteri'),
  gradini: formField('integer', 'fino alla porta, da 0 a 200'),
  gradini_nota: formField('string', 'al massimo 200 caratteri'),
  accoglie_nome: formField('string', 'nome di chi apre la porta, al massimo 60 caratteri'),
  accoglie_lingue: formField('array', LINGUE.join(', ')),
  accoglie_parole: formField('string', 'al massimo 600 caratteri'),
  accoglie_foto: formField(
    'string',
    'caricamento:… (POST /api/foto) o, in modifica, l’indirizzo di quella già presente',
  ),
  traduzioni: formField(
    'object',
    'della descrizione, per lingua diversa dalla sua (it, en, de, fr): { testo, fonte }; camere e stanze hanno le proprie, del nome',
  ),
  traduzioni_testi: formField('object', `per testo (${NOTES.join(', ')}), traduzioni come quelle della descrizione`),
  lingue_testi: formField(
    'object',
    `la lingua (it, en, de, fr) di ciascun testo (${OWNER_TEXTS.join(', ')}); senza: italiano. Camere, stanze e didascalie hanno la propria in lingua`,
  ),
  posizione_approssimativa: formField('boolean', 'mostra la via senza numero, e una zona al posto del punto'),
  punto: formField('string', 'coordinate, o l’indirizzo di una mappa che le contiene; senza: il centro della città'),
} satisfies Record<StoryField | 'punto' | 'traduzioni' | 'traduzioni_testi' | 'accoglie_foto', unknown>;

/**
 * The schema rejects nothing, because the nine checks must run in order (PRODUCT.md § 5). Unlisted fields, such as `status` and
 * `stripe_…`, are dropped, because only the server or an administrator may set them.
 */
export const strutturaBodySchema = z.object({
  nome: formField('string', 'al massimo 120 caratteri'),
  descrizione: formField('string', 'al massimo 5.000 caratteri'),
  tipo_struttura: formField('array', `uno o più di ${TIPI_STRUTTURA.join(', ')}`),
  tipo_prenotazione: formField('string', 'casa_vacanza (predefinito) o bnb'),
  cin: formField('string', 'da 8 a 17 lettere e cifre, oltre a IT'),
  indirizzo: formField('string', 'via e numero civico, al massimo 200 caratteri'),
  citta: formField('string', 'nome della città; basta citta_id'),
  cap: formField('string', 'uno dei CAP della città'),
  citta_id: formField('integer', 'codice ISTAT del comune'),
  provincia_id: formField('integer', 'provincia della città'),
  regione_id: formField('integer', 'regione della città'),
  prezzo_notte: formField('number', 'euro, da 1 a 100.000; non per bnb'),
  posti_letto: formField('integer', 'almeno 1'),
  num_camere: formField('integer', 'almeno 1'),
  num_bagni: formField('integer', 'almeno 1'),
  ...flagFields,
  immagini: formField(
    'array',
    'fino a 10: data URL, caricamento:… (POST /api/foto) o, in modifica, indirizzi di foto già presenti; oppure, per dirne qualcosa, { immagine, stanza, didascalia, lingua, fuoco }',
  ),
  servizi: formField('array', 'servizi offerti'),
  telefono: formField('string', 'mostrato agli ospiti'),
  email: formField('string', 'mostrata agli ospiti; alla prima richiesta è anche l’indirizzo del proprietario'),
  booking_ical_url: formField('string', 'indirizzo iCal di Booking.com'),
  non_su_booking: formField('boolean', 'la struttura non è su Booking.com: il calendario non serve'),
  servizio_pulizie: formField('boolean', 'pulizie offerte'),
  prezzo_pulizie: formField('number', 'euro, una volta per soggiorno'),
  camere: formField('array', 'per bnb: almeno una camera'),
  consenso_privacy: formField('boolean', 'deve essere true'),
  ...storyBody,
});
export type StrutturaBody = z.infer<typeof strutturaBodySchema>;

/** Returns whether a CIN can be submitted (PRODUCT.md § 7). Only the former owner can reuse the CIN of a deleted home. */
export const checkCinCall = defineCall({
  method: 'GET',
  path: '/api/check-cin/{cin}',
  hasUnprefixedPath: false,
  summary: 'Se un CIN è disponibile',
  isPersonal: true,
  limit: { calls: 30, seconds: 60 },
  params: z.object({ cin: z.string({ error: () => ownerMessages().submissionFaults.cinLength }) }),
  query: nothing,
  answer: z.object({ available: z.boolean(), message: z.string() }),
});

export const submittedSchema = z.object({
  id: z.int(),
  nome: z.string(),
  cin: z.string(),
  citta: z.string(),
  sigla: z.string(),
  cap: z.string(),
  indirizzo: z.string(),
  email: z.string(),
  telefono: z.string().nullable(),
  status: z.literal('in_attesa'),
  /** `false` until the owner opens the emailed confirmation link. */
  email_confirmed: z.boolean(),
  created_at: z.string(),
});
export type SubmissionResult = z.infer<typeof submittedSchema>;

/**
 * `POST /api/strutture` (PRODUCT.md § 7). Until the first submission is decided, a repeated one returns the same response and
 * creates no row.
 */
export const submitCall = defineCall({
  method: 'POST',
  path: '/api/strutture',
  hasUnprefixedPath: false,
  summary: 'Propone una struttura',
  limit: { calls: 30, seconds: 86_400 },
  params: nothing,
  query: nothing,
  body: strutturaBodySchema,
  bodyKind: 'pictures',
  status: 201,
  answer: z.object({ success: z.literal(true), data: submittedSchema }),
});

export type SentForm = { body: StrutturaBody; pictures: readonly ReceivedPicture[] };

export type SubmissionService = {
  /** Returns whether an account can submit a CIN. Throws `DATI_NON_VALIDI` if the text is not a CIN. */
  isCinAvailable(cin: string, account: Account | null): Promise<boolean>;
  /** Stores a new struttura. Throws an error with the message of the first failed check, and all validation errors in `campi`. */
  submit(form: SentForm, account: Account | null): Promise<SubmissionResult>;
  confirmAddress(email: string): Promise<void>;
  /** Erases submissions that are unconfirmed after 30 days; returns their number. Runs every hour. */
  sweep(): Promise<number>;
};
