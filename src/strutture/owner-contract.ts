import { z } from 'zod';
import type { Account } from '../kernel/account.ts';
import { type CarriedPicture, defineCall, type FileAnswer } from '../kernel/call.ts';
import { cameraSchema } from './contract.ts';
import { struttureMessages } from './messages.it.ts';
import { TIPI_PRENOTAZIONE, TIPI_STRUTTURA } from './rules/struttura-form.ts';

const nothing = z.object({});
const ownId = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, { error: struttureMessages.strutturaNonTrovata })
    .transform(Number),
});

/** A field that `rules/check-struttura.ts` reads, whatever it holds; `type` is for the documentation. */
const field = (type: 'string' | 'integer' | 'number' | 'boolean' | 'array', description: string) =>
  z.unknown().optional().meta({ type, description });

/**
 * The form's payload (specification section 3). Nothing is refused here: the nine checks decide, in their order. What is
 * not listed is dropped, above all what only the machine or an administrator may set (`status`, `stripe_…`, ids).
 */
export const strutturaBodySchema = z.object({
  nome: field('string', 'al massimo 120 caratteri'),
  descrizione: field('string', 'al massimo 5.000 caratteri'),
  tipo_struttura: field('array', `uno o più di ${TIPI_STRUTTURA.join(', ')}`),
  tipo_prenotazione: field('string', 'casa_vacanza (predefinito) o bnb'),
  cin: field('string', 'da 8 a 17 lettere e cifre, oltre a IT'),
  indirizzo: field('string', 'via e numero civico, al massimo 200 caratteri'),
  citta: field('string', 'nome della città; basta citta_id'),
  cap: field('string', 'uno dei CAP della città'),
  citta_id: field('integer', 'codice ISTAT del comune'),
  provincia_id: field('integer', 'provincia della città'),
  regione_id: field('integer', 'regione della città'),
  prezzo_notte: field('number', 'euro, da 1 a 100.000; non per bnb'),
  posti_letto: field('integer', 'almeno 1'),
  num_camere: field('integer', 'almeno 1'),
  num_bagni: field('integer', 'almeno 1'),
  ha_cucina: field('boolean', 'cucina a disposizione degli ospiti'),
  immagini: field(
    'array',
    'fino a 10: data URL, caricamento:… (POST /api/foto) o, in modifica, indirizzi di foto già presenti',
  ),
  servizi: field('array', 'servizi offerti'),
  telefono: field('string', 'mostrato agli ospiti'),
  email: field('string', 'mostrata agli ospiti; alla prima richiesta è anche l’indirizzo del proprietario'),
  booking_ical_url: field('string', 'indirizzo iCal di Booking.com'),
  non_su_booking: field('boolean', 'la struttura non è su Booking.com: il calendario non serve'),
  servizio_pulizie: field('boolean', 'pulizie offerte'),
  prezzo_pulizie: field('number', 'euro, una volta per soggiorno'),
  camere: field('array', 'per bnb: almeno una camera'),
  consenso_privacy: field('boolean', 'deve essere true'),
});
export type StrutturaBody = z.infer<typeof strutturaBodySchema>;

/** What the public may know of a CIN: whether it can be submitted. Specification section 7. */
export const checkCinCall = defineCall({
  method: 'GET',
  path: '/api/check-cin/{cin}',
  bare: false,
  summary: 'Se un CIN è disponibile',
  limit: { calls: 30, seconds: 60 },
  params: z.object({ cin: z.string() }),
  query: nothing,
  answer: z.object({ available: z.boolean(), message: z.string() }),
});

/** What the sender of a new struttura is told (specification section 8, "Submit success"). */
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
  /** `false`: the address must still be proved by the link that was e-mailed to it. */
  email_confirmed: z.boolean(),
  created_at: z.string(),
});
export type Submitted = z.infer<typeof submittedSchema>;

/** `POST /api/strutture` (specification section 7). The same submission again gives the same answer and makes no row. */
export const submitCall = defineCall({
  method: 'POST',
  path: '/api/strutture',
  bare: false,
  summary: 'Propone una struttura',
  limit: { calls: 30, seconds: 86_400 },
  params: nothing,
  query: nothing,
  body: strutturaBodySchema,
  carries: 'pictures',
  status: 201,
  answer: z.object({ success: z.literal(true), data: submittedSchema }),
});

export const STATUSES = ['in_attesa', 'approvata', 'rifiutata', 'sospesa', 'eliminata'] as const;

/** A struttura as its owner sees it in the list. Prices in euros. */
export const ownStrutturaSchema = z.object({
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
  status: z.enum(STATUSES),
  motivo_rifiuto: z.string().nullable(),
  is_guaranteed: z.boolean(),
  created_at: z.string(),
  submitted_at: z.string(),
  approved_at: z.string().nullable(),
  /** A change that waits for approval, or was refused, while the published version stays. */
  modifica: z
    .object({
      status: z.enum(['in_attesa', 'rifiutata']),
      motivo_rifiuto: z.string().nullable(),
      submitted_at: z.string(),
    })
    .nullable(),
});
export type OwnStruttura = z.infer<typeof ownStrutturaSchema>;

/** A room in the form: one that is saved has its `id`, which is sent back with it; a new one of a change has none yet. */
export const formCameraSchema = cameraSchema.extend({ id: z.int().nullable() });

/** What the form begins with when an owner edits: the change that waits or was refused, if any. Prices in euros. */
export const strutturaFormSchema = z.object({
  nome: z.string(),
  descrizione: z.string(),
  tipo_struttura: z.array(z.enum(TIPI_STRUTTURA)),
  tipo_prenotazione: z.enum(TIPI_PRENOTAZIONE),
  cin: z.string(),
  indirizzo: z.string(),
  citta: z.string(),
  cap: z.string(),
  citta_id: z.int(),
  provincia_id: z.int(),
  regione_id: z.int(),
  prezzo_notte: z.number().nullable(),
  posti_letto: z.int(),
  num_camere: z.int(),
  num_bagni: z.int(),
  ha_cucina: z.boolean(),
  immagini: z.array(z.string()),
  servizi: z.array(z.string()),
  telefono: z.string(),
  email: z.string(),
  booking_ical_url: z.string(),
  non_su_booking: z.boolean(),
  servizio_pulizie: z.boolean(),
  prezzo_pulizie: z.number(),
  camere: z.array(formCameraSchema),
});
export type SavedForm = z.infer<typeof strutturaFormSchema>;

/** One of one's own strutture, whole. */
export const ownDetailSchema = ownStrutturaSchema.extend({ form: strutturaFormSchema });
export type OwnDetail = z.infer<typeof ownDetailSchema>;

const ownList = z.object({ success: z.literal(true), data: z.array(ownStrutturaSchema) });
const ownAnswer = z.object({ success: z.literal(true), data: ownDetailSchema });
const owned = { bare: false, guard: 'owner' as const, query: nothing };

export const listOwnCall = defineCall({
  ...owned,
  method: 'GET',
  path: '/api/proprietario/strutture',
  summary: 'Le proprie strutture',
  params: nothing,
  answer: ownList,
});

export const getOwnCall = defineCall({
  ...owned,
  method: 'GET',
  path: '/api/proprietario/strutture/{id}',
  summary: 'Una propria struttura',
  params: ownId,
  answer: ownAnswer,
});

/** Edits, corrects or sends again: `rules/choose-review.ts` says whether it is applied at once or waits. */
export const editOwnCall = defineCall({
  ...owned,
  method: 'PUT',
  path: '/api/proprietario/strutture/{id}',
  summary: 'Modifica o ripropone una propria struttura',
  params: ownId,
  body: strutturaBodySchema,
  carries: 'pictures',
  answer: ownAnswer,
});

const contactsBodySchema = z.object({
  telefono: field('string', 'vuoto: nessun telefono'),
  email: field('string', 'mostrata agli ospiti'),
  prezzo_notte: field('number', 'euro; non per bnb, che hanno prezzi per camera'),
});
export type ContactsBody = z.infer<typeof contactsBodySchema>;

export const setContactsCall = defineCall({
  ...owned,
  method: 'PUT',
  path: '/api/proprietario/strutture/{id}/contatti',
  summary: 'Cambia contatti e prezzo',
  params: ownId,
  body: contactsBodySchema,
  answer: ownAnswer,
});

export const setPhotosCall = defineCall({
  ...owned,
  method: 'PUT',
  path: '/api/proprietario/strutture/{id}/foto',
  summary: 'Cambia le foto, in ordine: la prima è la copertina',
  params: ownId,
  body: z.object({ immagini: field('array', 'come in POST /api/strutture') }),
  carries: 'pictures',
  answer: ownAnswer,
});

export const pauseCall = defineCall({
  ...owned,
  method: 'POST',
  path: '/api/proprietario/strutture/{id}/pausa',
  summary: 'Mette in pausa una struttura pubblicata',
  params: ownId,
  body: nothing,
  answer: ownAnswer,
});

export const resumeCall = defineCall({
  ...owned,
  method: 'POST',
  path: '/api/proprietario/strutture/{id}/ripresa',
  summary: 'Ripubblica una struttura in pausa',
  params: ownId,
  body: nothing,
  answer: ownAnswer,
});

/** Drops the change that waits for approval; the published version stays as it is. */
export const dropEditCall = defineCall({
  ...owned,
  method: 'DELETE',
  path: '/api/proprietario/strutture/{id}/modifica',
  summary: 'Ritira la modifica in attesa',
  params: ownId,
  answer: ownAnswer,
});

export const removeOwnCall = defineCall({
  ...owned,
  method: 'DELETE',
  path: '/api/proprietario/strutture/{id}',
  summary: 'Elimina una propria struttura',
  params: ownId,
  status: 204,
  answer: z.void(),
});

/** `Scarica tutto`: text, photos, prices and calendar of one's struttura in one zip archive. */
export const archiveOwnCall = defineCall({
  ...owned,
  method: 'GET',
  path: '/api/proprietario/strutture/{id}/archivio',
  summary: 'Scarica tutto: testi, foto, prezzi e calendario in un archivio zip',
  params: ownId,
  answer: z.custom<FileAnswer>(),
});

/** A form as it came, with the pictures that were inside it. */
export type SentForm = { body: StrutturaBody; pictures: readonly CarriedPicture[] };

/** What anybody may do without an account. */
export type SubmissionService = {
  /** Whether a CIN can be submitted. Throws `DATI_NON_VALIDI` on a text that is no CIN. Only a published one is taken. */
  isCinAvailable(cin: string): Promise<boolean>;
  /** Keeps a new struttura. Throws what the first failing check says, with all faults in `campi`. */
  submit(form: SentForm, account: Account | null): Promise<Submitted>;
  /** An address was proved: what was submitted with it can be looked at, and its senders are told. */
  confirmAddress(email: string): Promise<void>;
};

/** What an owner does with what is theirs; another's struttura throws `NON_TROVATO`. */
export type OwnStruttureService = {
  list(account: Account): Promise<OwnStruttura[]>;
  get(account: Account, id: number): Promise<OwnDetail>;
  edit(account: Account, id: number, form: SentForm): Promise<OwnDetail>;
  setContacts(account: Account, id: number, body: ContactsBody): Promise<OwnDetail>;
  setPhotos(
    account: Account,
    id: number,
    form: { immagini: unknown; pictures: readonly CarriedPicture[] },
  ): Promise<OwnDetail>;
  pause(account: Account, id: number): Promise<OwnDetail>;
  resume(account: Account, id: number): Promise<OwnDetail>;
  dropEdit(account: Account, id: number): Promise<OwnDetail>;
  remove(account: Account, id: number): Promise<void>;
};

/** What an administrator decides; each decision is mailed to the owner. A state that has moved on throws `STATO_NON_VALIDO`. */
export type ModerationService = {
  /** What waits: new strutture whose address is proved, and changes of published ones, oldest first. */
  listWaiting(): Promise<{ id: number; nome: string; citta: string; cin: string | null; kind: 'nuova' | 'modifica' }[]>;
  /** Approves a new struttura, or the change of a published one. A CIN published elsewhere throws `CIN_IN_USO`. */
  approve(id: number): Promise<void>;
  reject(id: number, motivo: string): Promise<void>;
};
