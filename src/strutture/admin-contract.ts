import { z } from 'zod';
import type { Actor } from '../kernel/people/account.ts';
import { type ReceivedPicture, defineCall } from '../kernel/calls/call.ts';
import { strutturaFormSchema } from './owner-contract.ts';
import { listingShape, strutturaId, strutturaStatus } from './listing-contract.ts';
import { formField, strutturaBodySchema } from './submission-contract.ts';

const nothing = z.object({});

/** For a pending change (`richiesta: 'modifica'`), the card shows the struttura with the change applied. Prices are in euros. */
export const adminStrutturaSchema = z.object({
  id: z.int(),
  slug: z.string(),
  ...listingShape,
  cin: z.string().nullable(),
  citta: z.string(),
  sigla: z.string(),
  regione: z.string(),
  prezzo_notte: z.number().nullable(),
  prezzo_pulizie: z.number(),
  immagini: z.array(z.string()),
  accoglie_foto: z.string().nullable(),
  status: strutturaStatus,
  motivo_rifiuto: z.string().nullable(),
  is_guaranteed: z.boolean(),
  is_demo: z.boolean(),
  stripe_onboarding_completed: z.boolean(),
  onboarding_by: z.enum(['stripe', 'admin']).nullable(),
  created_at: z.string(),
  submitted_at: z.string(),
  approved_at: z.string().nullable(),
  /** `false` if the owner has not confirmed their email address; `null` if the struttura has no owner. */
  email_confirmed: z.boolean().nullable(),
  /** Whether another published or pending struttura has the same CIN; not checked for demo listings. */
  cin_conteso: z.boolean(),
  richiesta: z.enum(['nuova', 'modifica']).nullable(),
  /** Time at which unreviewed texts became visible to guests; `null` if all texts are reviewed. */
  testi_cambiati_at: z.string().nullable(),
  /** Clients send this value back with decisions and edits, so that the server can detect concurrent edits. */
  versione: z.string(),
});
export type AdminStruttura = z.infer<typeof adminStrutturaSchema>;

/** Checks inform administrators and never block a decision. */
const checkSchema = z.object({
  codice: z.string(),
  esito: z.enum(['ok', 'nota', 'problema']),
  testo: z.string(),
  riferimenti: z.array(z.object({ id: z.int(), nome: z.string(), citta: z.string(), status: strutturaStatus })),
});

const changeSchema = z.object({ campo: z.string(), prima: z.string(), dopo: z.string() });

export const adminDetailSchema = adminStrutturaSchema.extend({
  /** The values of the struttura itself, never those of a pending change. */
  form: strutturaFormSchema,
  proprietario_email: z.string().nullable(),
  proprietario_avvisato: z.boolean(),
  controlli: z.array(checkSchema),
  /** Empty unless `richiesta` is `modifica`. */
  cambiamenti: z.array(changeSchema),
  /** Guest-facing texts that no administrator has reviewed. The client sends `versione` back to mark them as reviewed. */
  testi_cambiati: z.object({ versione: z.string(), cambiamenti: z.array(changeSchema) }).nullable(),
  rifiuto_precedente: z
    .object({ motivo: z.string(), rifiutata_at: z.string(), cambiamenti: z.array(changeSchema) })
    .nullable(),
  immagini_pubblicate: z.array(z.string()),
  decisione_annullabile: z.boolean(),
});
export type AdminDetail = z.infer<typeof adminDetailSchema>;

export const adminCountersSchema = z.object({
  in_attesa: z.int(),
  approvate: z.int(),
  rifiutate: z.int(),
  sospese: z.int(),
  /** Published strutture with texts that no administrator has reviewed. They are also included in the counts above. */
  cambiate: z.int(),
  /** Counts each struttura once; does not count deleted strutture. */
  totale: z.int(),
});
export type AdminCounters = z.infer<typeof adminCountersSchema>;

const one = { guard: 'admin' as const, hasUnprefixedPath: true, params: strutturaId, query: nothing };
const detailAnswer = z.object({ success: z.literal(true), message: z.string(), data: adminDetailSchema });
const put = { ...one, method: 'PUT' as const, answer: detailAnswer };
const versione = formField('string', 'quella letta: se intanto è cambiata, 409');

export const getAdminCall = defineCall({
  ...one,
  method: 'GET',
  path: '/api/admin/strutture/{id}',
  summary: 'Una struttura, con i controlli',
  answer: z.object({ success: z.literal(true), data: adminDetailSchema }),
});

export const approveCall = defineCall({
  ...put,
  path: '/api/admin/strutture/{id}/approve',
  summary: 'Approva una struttura o una modifica in attesa',
  body: z.object({
    versione,
    proprietario_raggiunto: formField('boolean', 'di un indirizzo non confermato: il proprietario è stato raggiunto'),
  }),
  isBodyOptional: true,
});

export const rejectCall = defineCall({
  ...put,
  path: '/api/admin/strutture/{id}/reject',
  summary: 'Rifiuta una struttura o una modifica in attesa',
  body: z.object({ versione, motivo: formField('string', 'arriva al proprietario; al massimo 1.000 caratteri') }),
  isBodyOptional: true,
});

/** Marks the changed texts of a struttura as reviewed. Idempotent. */
export const markSeenCall = defineCall({
  ...put,
  hasUnprefixedPath: false,
  path: '/api/admin/strutture/{id}/seen',
  summary: 'Segna come visti i testi cambiati dopo l’approvazione',
  body: z.object({ versione: formField('string', 'quella di testi_cambiati: se intanto sono cambiati ancora, 409') }),
  isBodyOptional: true,
});

/** Undoes a decision. Returns 409 if the undo window has ended, the decision's email has been sent or the struttura has changed. */
export const undoDecisionCall = defineCall({
  ...put,
  path: '/api/admin/strutture/{id}/undo',
  summary: 'Annulla l’ultima decisione, finché la mail al proprietario non è partita',
  body: z.object({ versione }),
  isBodyOptional: true,
});

const adminBodySchema = strutturaBodySchema.extend({
  stripe_onboarding_completed: formField('boolean', 'registrazione ai pagamenti completata'),
});
export type AdminBody = z.infer<typeof adminBodySchema>;

export const createAdminCall = defineCall({
  guard: 'admin',
  hasUnprefixedPath: true,
  method: 'POST',
  path: '/api/admin/strutture',
  summary: 'Inserisce una struttura',
  params: nothing,
  query: nothing,
  body: adminBodySchema,
  bodyKind: 'pictures',
  status: 201,
  answer: detailAnswer,
});

/** Applies edits at once, even to published strutture. Returns 409 while a change by the owner is pending. */
export const editAdminCall = defineCall({
  ...put,
  path: '/api/admin/strutture/{id}',
  summary: 'Modifica una struttura',
  body: adminBodySchema.extend({ versione }),
  bodyKind: 'pictures',
});

export const setAdminPhotosCall = defineCall({
  ...put,
  path: '/api/admin/strutture/{id}/photos',
  summary: 'Cambia le foto, in ordine: la prima è la copertina',
  body: z.object({ immagini: formField('array', 'come in POST /api/strutture'), versione }),
  bodyKind: 'pictures',
});

const contactsBodySchema = z.object({
  telefono: formField('string', 'vuoto: nessun telefono'),
  email: formField('string', 'vuota: nessuna e-mail'),
  prezzo_notte: formField('number', 'euro; non per bnb, che hanno prezzi per camera'),
  versione,
});
export type AdminContactsBody = z.infer<typeof contactsBodySchema>;

/** An empty phone or email removes the stored value. A price that is not an amount leaves the price unchanged. */
export const setAdminContactsCall = defineCall({
  ...put,
  path: '/api/admin/strutture/{id}/contacts',
  summary: 'Cambia contatti e prezzo',
  body: contactsBodySchema,
});

/** Deletes a struttura, or hides it if guests have booked it. Returns 409 if it has upcoming bookings. */
export const removeAdminCall = defineCall({
  ...one,
  method: 'DELETE',
  path: '/api/admin/strutture/{id}',
  summary: 'Elimina una struttura',
  body: z.object({
    motivo: formField('string', 'arriva al proprietario; al massimo 1.000 caratteri'),
    insieme: formField(
      'boolean',
      'fa parte di «Elimina Tutte»: il proprietario riceve una sola e-mail per tutte le sue',
    ),
  }),
  isBodyOptional: true,
  answer: z.object({ success: z.literal(true), message: z.string() }),
});

export type AdminList = { data: AdminStruttura[]; total: number };
export type AdminTab = 'pending' | 'approved' | 'changed' | 'rejected';

type SentPhotos = { immagini: unknown; versione?: unknown; pictures: readonly ReceivedPicture[] };

/** Every operation that takes an `actor` writes an entry to the audit log. */
export type AdminStruttureService = {
  list(tab: AdminTab, query: { page: number; limit: number; cerca: string }): Promise<AdminList>;
  counters(): Promise<AdminCounters>;
  /** Throws `NON_TROVATO`. */
  get(id: number): Promise<AdminDetail>;
  /**
   * If the owner's address is unconfirmed, requires `proprietario_raggiunto`, which states that the administrator reached the
   * owner by other means.
   */
  approve(
    actor: Actor,
    id: number,
    body: { versione?: unknown; proprietario_raggiunto?: unknown },
  ): Promise<AdminDetail>;
  reject(actor: Actor, id: number, body: { versione?: unknown; motivo?: unknown }): Promise<AdminDetail>;
  markSeen(actor: Actor, id: number, body: { versione?: unknown }): Promise<AdminDetail>;
  undo(actor: Actor, id: number, body: { versione?: unknown }): Promise<AdminDetail>;
  create(actor: Actor, form: { body: AdminBody; pictures: readonly ReceivedPicture[] }): Promise<AdminDetail>;
  edit(
    actor: Actor,
    id: number,
    form: { body: AdminBody & { versione?: unknown }; pictures: readonly ReceivedPicture[] },
  ): Promise<AdminDetail>;
  setPhotos(actor: Actor, id: number, form: SentPhotos): Promise<AdminDetail>;
  setContacts(actor: Actor, id: number, body: AdminContactsBody): Promise<AdminDetail>;
  /** `insieme` marks a removal as part of a bulk deletion, about which each owner receives a single email. */
  remove(actor: Actor, id: number, body?: { motivo?: unknown; insieme?: unknown }): Promise<void>;
  rejectSuperseded(): Promise<void>;
  enqueueRemovalMails(): Promise<void>;
  listNames(): Promise<{ id: number; nome: string }[]>;
};
