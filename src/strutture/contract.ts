import { z } from 'zod';
import { MAX_SAVED } from './rules/device-homes.ts';
import { OWNERS_LANGUAGES } from '../kernel/language.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { photoDetailsSchema } from '../media/contract.ts';
import { cardShape, stanzaSchema, storyShape, strutturaId, textLanguage } from './listing-contract.ts';
import { tariffaSchema } from './prices-contract.ts';
import { ACCETTAZIONI, POLITICHE_CANCELLAZIONE } from './rules/read-conditions.ts';
import { PRECISIONI } from '../locations/rules/map-circle.ts';
import { TIPI_LETTI } from './rules/tipi.ts';
import { visitorMessages } from './messages/by-request.ts';

/** Present if the response contains a translation of the owner's text. */
const isTranslated = z.literal(true).optional();

/** `prezzo_notte` is in euros. */
export const cameraSchema = z.object({
  id: z.int(),
  nome_camera: z.string(),
  posti_letto: z.int(),
  tipo_letti: z.enum(TIPI_LETTI),
  letti_aggiuntivi: z.string(),
  bagno_privato: z.boolean(),
  prezzo_notte: z.number(),
  servizi_camera: z.array(z.string()),
  disponibile: z.boolean(),
  note: z.string(),
  lingua: textLanguage,
  is_tradotta: isTranslated,
  originale: z.string().optional(),
});
export type Camera = z.infer<typeof cameraSchema>;

/** A result card. `prezzo_notte` of a `bnb` is the price of its cheapest room, in euros. */
export const strutturaCardSchema = z.object({
  id: z.int(),
  slug: z.string(),
  ...cardShape,
  cin: z.string(),
  citta: z.string(),
  sigla: z.string(),
  prezzo_notte: z.number(),
  /** Paths of the photos in their largest stored size, such as `/foto/{hash}-1200x900.webp`. */
  immagini: z.array(z.string()),
  is_guaranteed: z.boolean(),
  is_demo: z.boolean(),
  prezzo_pulizie: z.number(),
  tariffe: z.array(tariffaSchema),
  accettazione: z.enum(ACCETTAZIONI),
  politica_cancellazione: z.enum(POLITICHE_CANCELLAZIONE),
  camere: z.array(cameraSchema.pick({ id: true, posti_letto: true, prezzo_notte: true, disponibile: true })),
  lingua: textLanguage,
  is_tradotta: isTranslated,
});
export type StrutturaCard = z.infer<typeof strutturaCardSchema>;

/** `lingue_testi` holds the description's original language. `indirizzo` has no street number if `precisione` is `approssimativa`. */
export const listedStrutturaSchema = strutturaCardSchema.extend({
  ...storyShape,
  stanze: z.array(stanzaSchema.extend({ is_tradotta: isTranslated })),
  posizione: z.object({ lat: z.number(), lon: z.number(), precisione: z.enum(PRECISIONI) }),
  accoglie_foto: z.string().nullable(),
  citta_id: z.int(),
  provincia_id: z.int(),
  regione_id: z.int(),
  camere: z.array(cameraSchema),
  created_at: z.string(),
  approved_at: z.string().nullable(),
});
export type ListedStruttura = z.infer<typeof listedStrutturaSchema>;

export const strutturaSchema = listedStrutturaSchema.extend({
  /** Date on which the first of the owner's homes was approved; for a home without an owner, its own approval date. */
  accoglie_da: z.string().nullable(),
  /** The owner's median answer time in hours (`rules/answer-time.ts`); `null` if there are too few requests or answers. */
  risponde_entro_ore: z.int().nullable(),
  /** Omitted if the owner's language is Italian. */
  lingua_proprietario: z.enum(OWNERS_LANGUAGES).optional(),
  originale: z.string().optional(),
});
export type Struttura = z.infer<typeof strutturaSchema>;

export const getPublicCall = defineCall({
  method: 'GET',
  path: '/api/strutture/{id}',
  hasUnprefixedPath: false,
  summary: 'Una struttura approvata',
  params: strutturaId,
  query: z.object({}),
  answer: strutturaSchema,
});

const galleryPhotoSchema = photoDetailsSchema
  .pick({ stanza: true, didascalia: true, lingua: true })
  .extend({ immagine: z.string() });
export type GalleryPhoto = z.infer<typeof galleryPhotoSchema>;

export const listPhotosCall = defineCall({
  method: 'GET',
  path: '/api/strutture/{id}/foto',
  hasUnprefixedPath: false,
  summary: 'Le foto di una struttura approvata, con stanza e didascalia',
  params: strutturaId,
  query: z.object({}),
  answer: z.object({ success: z.literal(true), data: z.array(galleryPhotoSchema) }),
});

/** Returns the homes in the requested order. Skips missing and unpublished homes. */
export const listByIdsCall = defineCall({
  method: 'GET',
  path: '/api/strutture',
  hasUnprefixedPath: false,
  summary: 'Le strutture approvate di questi numeri, nell’ordine chiesto',
  params: z.object({}),
  query: z.object({
    ids: z
      .string({ error: () => visitorMessages().listingNumbersInvalid })
      .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/, { error: () => visitorMessages().listingNumbersInvalid })
      .transform((text) => [...new Set(text.split(',').map(Number))])
      .refine(({ length }) => length <= MAX_SAVED, { error: () => visitorMessages().listingNumbersInvalid }),
  }),
  answer: z.object({ data: z.array(strutturaCardSchema) }),
});

export type MissingStruttura = { kind: 'paused' | 'deleted'; citta_id: number };

export type StruttureService = {
  cardsOf(ids: readonly number[]): Promise<StrutturaCard[]>;
  listedOf(ids: readonly number[]): Promise<ListedStruttura[]>;
  getPublic(id: number): Promise<Struttura>;
  listPhotos(id: number): Promise<GalleryPhoto[]>;
  absenceOf(id: number): Promise<MissingStruttura | null>;
};
