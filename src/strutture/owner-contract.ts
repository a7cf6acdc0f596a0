import { z } from 'zod';
import { LANGUAGES } from '../kernel/language.ts';
import type { Account } from '../kernel/people/account.ts';
import { type ReceivedPicture, defineCall, type FileAnswer } from '../kernel/calls/call.ts';
import { photoDetailsSchema } from '../media/contract.ts';
import { cameraSchema } from './contract.ts';
import {
  listingShape,
  noteTranslationsSchema,
  strutturaId,
  strutturaStatus,
  translationsSchema,
} from './listing-contract.ts';
import { formField, strutturaBodySchema } from './submission-contract.ts';
import { TIPI_PRENOTAZIONE, TIPI_STRUTTURA } from './rules/tipi.ts';

const nothing = z.object({});

/** Prices are in euros. */
export const ownerStrutturaSchema = z.object({
  id: z.int(),
  slug: z.string(),
  nome: z.string(),
  citta: z.string(),
  sigla: z.string(),
  cin: z.string().nullable(),
  indirizzo: z.string(),
  cap: z.string(),
  tipo_struttura: z.array(z.enum(TIPI_STRUTTURA)),
  tipo_prenotazione: z.enum(TIPI_PRENOTAZIONE),
  immagini: z.array(z.string()),
  prezzo_notte: z.number().nullable(),
  posti_letto: z.int(),
  telefono: z.string().nullable(),
  email: z.string().nullable(),
  status: strutturaStatus,
  motivo_rifiuto: z.string().nullable(),
  is_guaranteed: z.boolean(),
  onboarding_by: z.enum(['stripe', 'admin']).nullable(),
  created_at: z.string(),
  submitted_at: z.string(),
  approved_at: z.string().nullable(),
  email_in_attesa: z.object({ email: z.string(), is_expired: z.boolean() }).nullable(),
  modifica: z
    .object({
      status: z.enum(['in_attesa', 'rifiutata']),
      motivo_rifiuto: z.string().nullable(),
      submitted_at: z.string(),
    })
    .nullable(),
});
export type OwnerStruttura = z.infer<typeof ownerStrutturaSchema>;

/** `id` is `null` for a room that a pending change adds. */
const formCameraSchema = cameraSchema
  .omit({ is_tradotta: true, originale: true })
  .extend({ id: z.int().nullable(), lingua: z.enum(LANGUAGES), traduzioni: translationsSchema });

/** For the owner, the values are those of the pending or rejected change if one exists. Prices are in euros. */
export const strutturaFormSchema = z.object({
  ...listingShape,
  cin: z.string(),
  citta: z.string(),
  citta_id: z.int(),
  provincia_id: z.int(),
  regione_id: z.int(),
  prezzo_notte: z.number().nullable(),
  immagini: z.array(z.string()),
  /** Contains one entry for each photo in `immagini`, in the same order. */
  dettagli_foto: z.array(photoDetailsSchema),
  telefono: z.string(),
  email: z.string(),
  booking_ical_url: z.string(),
  non_su_booking: z.boolean(),
  prezzo_pulizie: z.number(),
  camere: z.array(formCameraSchema),
  traduzioni: translationsSchema,
  traduzioni_testi: noteTranslationsSchema,
  /** Coordinates such as `43.0931, 11.7812`; '' if only the comune is known. */
  punto: z.string(),
  accoglie_foto: z.string(),
});
export type SavedForm = z.infer<typeof strutturaFormSchema>;

export const ownerDetailSchema = ownerStrutturaSchema.extend({ form: strutturaFormSchema, versione: z.string() });
export type OwnerDetail = z.infer<typeof ownerDetailSchema>;

const ownerListAnswer = z.object({ success: z.literal(true), data: z.array(ownerStrutturaSchema) });
const ownerDetailAnswer = z.object({ success: z.literal(true), data: ownerDetailSchema });
const owned = {
  hasUnprefixedPath: false,
  guard: 'owner' as const,
  params: strutturaId,
  query: nothing,
  answer: ownerDetailAnswer,
};

export const listOwnerStruttureCall = defineCall({
  ...owned,
  method: 'GET',
  path: '/api/proprietario/strutture',
  summary: 'Le proprie strutture',
  params: nothing,
  answer: ownerListAnswer,
});

export const getOwnerStrutturaCall = defineCall({
  ...owned,
  method: 'GET',
  path: '/api/proprietario/strutture/{id}',
  summary: 'Una propria struttura',
});

const editBodySchema = strutturaBodySchema.extend({
  versione: formField('string', 'quella letta con il modulo: se intanto è cambiata, 409'),
});
export type SentEdit = { body: z.infer<typeof editBodySchema>; pictures: readonly ReceivedPicture[] };

export const editOwnerStrutturaCall = defineCall({
  ...owned,
  method: 'PUT',
  path: '/api/proprietario/strutture/{id}',
  summary: 'Modifica o ripropone una propria struttura',
  body: editBodySchema,
  bodyKind: 'pictures',
});

const contactsBodySchema = z.object({
  telefono: formField('string', 'vuoto: nessun telefono'),
  email: formField('string', 'mostrata agli ospiti'),
  prezzo_notte: formField('number', 'euro; non per bnb, che hanno prezzi per camera'),
});
export type ContactsBody = z.infer<typeof contactsBodySchema>;

export const setContactsCall = defineCall({
  ...owned,
  method: 'PUT',
  path: '/api/proprietario/strutture/{id}/contatti',
  summary: 'Cambia contatti e prezzo',
  body: contactsBodySchema,
});

export const setPhotosCall = defineCall({
  ...owned,
  method: 'PUT',
  path: '/api/proprietario/strutture/{id}/foto',
  summary: 'Cambia le foto, in ordine: la prima è la copertina',
  body: z.object({ immagini: formField('array', 'come in POST /api/strutture') }),
  bodyKind: 'pictures',
});

export const pauseCall = defineCall({
  ...owned,
  method: 'POST',
  path: '/api/proprietario/strutture/{id}/pausa',
  summary: 'Mette in pausa una struttura pubblicata',
  body: nothing,
});

export const resumeCall = defineCall({
  ...owned,
  method: 'POST',
  path: '/api/proprietario/strutture/{id}/ripresa',
  summary: 'Ripubblica una struttura in pausa',
  body: nothing,
});

export const dropEditCall = defineCall({
  ...owned,
  method: 'DELETE',
  path: '/api/proprietario/strutture/{id}/modifica',
  summary: 'Ritira la modifica in attesa',
});

export const removeOwnerStrutturaCall = defineCall({
  ...owned,
  method: 'DELETE',
  path: '/api/proprietario/strutture/{id}',
  summary: 'Elimina una propria struttura',
  status: 204,
  answer: z.void(),
});

export const archiveOwnerStrutturaCall = defineCall({
  ...owned,
  method: 'GET',
  path: '/api/proprietario/strutture/{id}/archivio',
  takesLong: true,
  summary: 'Scarica tutto: testi, foto, prezzi e calendario in un archivio zip',
  sends: 'application/zip',
  answer: z.custom<FileAnswer>(),
});

/** These operations throw `NON_TROVATO` for strutture of other owners. */
export type OwnerStruttureService = {
  list(account: Account): Promise<OwnerStruttura[]>;
  listRemoved(account: Account): Promise<{ id: number; nome: string; citta: string }[]>;
  get(account: Account, id: number): Promise<OwnerDetail>;
  /** Like `get`, but `form` is the published version instead of the pending or rejected change. */
  getPublished(account: Account, id: number): Promise<OwnerDetail>;
  edit(account: Account, id: number, form: SentEdit): Promise<OwnerDetail>;
  /** A new public address stays pending until it is confirmed, unless it is the owner's sign-in address. */
  setContacts(account: Account, id: number, body: ContactsBody): Promise<OwnerDetail>;
  resendEmail(account: Account, id: number): Promise<OwnerDetail>;
  cancelEmail(account: Account, id: number): Promise<OwnerDetail>;
  setPhotos(
    account: Account,
    id: number,
    form: { immagini: unknown; pictures: readonly ReceivedPicture[] },
  ): Promise<OwnerDetail>;
  pause(account: Account, id: number): Promise<OwnerDetail>;
  resume(account: Account, id: number): Promise<OwnerDetail>;
  dropEdit(account: Account, id: number): Promise<OwnerDetail>;
  remove(account: Account, id: number): Promise<void>;
};
