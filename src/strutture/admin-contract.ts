import { z } from 'zod';
import type { Actor } from '../kernel/people/account.ts';
import { type ReceivedPicture, defineCall } from '../kernel/calls/call.ts';
import { strutturaFormSchema } from './owner-contract.ts';
import { listingShape, strutturaId, strutturaStatus } from './listing-contract.ts';
import { formField, strutturaBodySchema } from './submission-contract.ts';

const nothing = z.object({});

/**
 * A card of the panel (PRODUCT.md § 2, "Card contents"). Of a change that waits (`richiesta: 'modifica'`) it shows
 * what the struttura would be. Prices in euros.
 */
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
  /** Who last said whether the onboarding is complete: the payment provider, or an administrator by hand. */
  onboarding_by: z.enum(['stripe', 'admin']).nullable(),
  created_at: z.string(),
  submitted_at: z.string(),
  approved_at: z.string().nullable(),
  /** `false`: it was sent with an address that nobody has proved; `null`: it has no owner. */
  email_confirmed: z.boolean().nullable(),
  /** Whether another one has its CIN, or waits with it; of an invented one it is not asked. */
  cin_conteso: z.boolean(),
  richiesta: z.enum(['nuova', 'modifica']).nullable(),
  /** Since when an administrator has not seen texts of it that guests read; `null`: all of them were seen. */
  testi_cambiati_at: z.string().nullable(),
  /** Names what this card says; sent back with a decision or a change, so that none is taken about something else. */
  versione: z.string(),
});
export type AdminStruttura = z.infer<typeof adminStrutturaSchema>;

/** One of the checks that a person needs; `testo` is its sentence. They inform, they never refuse. */
const checkSchema = z.object({
  codice: z.string(),
  esito: z.enum(['ok', 'nota', 'problema']),
  testo: z.string(),
  riferimenti: z.array(z.object({ id: z.int(), nome: z.string(), citta: z.string(), status: strutturaStatus })),
});

const changeSchema = z.object({ campo: z.string(), prima: z.string(), dopo: z.string() });

export const adminDetailSchema = adminStrutturaSchema.extend({
  /** What the form begins with in admin mode: the struttura itself, never a change that waits. */
  form: strutturaFormSchema,
  proprietario_email: z.string().nullable(),
  proprietario_avvisato: z.boolean(),
  controlli: z.array(checkSchema),
  /** Empty unless `richiesta` is `modifica`. */
  cambiamenti: z.array(changeSchema),
  /** Texts that guests read and no administrator has seen, beside those that were seen last; `versione` is sent back with the look. */
  testi_cambiati: z.object({ versione: z.string(), cambiamenti: z.array(changeSchema) }).nullable(),
  /** Of what waits again after it was refused: why that was, and what is another since. */
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
  /** Published or paused, with texts that no administrator has seen; each is counted above, too. */
  cambiate: z.int(),
  /** All of them, each once; not what is deleted. */
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

/** Done twice it changes nothing more. */
export const markSeenCall = defineCall({
  ...put,
  hasUnprefixedPath: false,
  path: '/api/admin/strutture/{id}/seen',
  summary: 'Segna come visti i testi cambiati dopo l’approvazione',
  body: z.object({ versione: formField('string', 'quella di testi_cambiati: se intanto sono cambiati ancora, 409') }),
  isBodyOptional: true,
});

/** With the mail that would have told the owner. Once it has left, or the struttura is another one: 409. */
export const undoDecisionCall = defineCall({
  ...put,
  path: '/api/admin/strutture/{id}/undo',
  summary: 'Annulla l’ultima decisione, finché la mail al proprietario non è partita',
  body: z.object({ versione }),
  isBodyOptional: true,
});

/** The form in admin mode: no consent is asked, and the payments' onboarding can be set. */
const adminBodySchema = strutturaBodySchema.extend({
  stripe_onboarding_completed: formField('boolean', 'registrazione ai pagamenti completata'),
});
export type AdminBody = z.infer<typeof adminBodySchema>;

/** Creates a struttura in admin mode; it waits for approval like any other. */
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

/** Edits at once, published strutture too. While a change of the owner waits: 409. */
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

/** An empty phone or e-mail is none; a price that is no number leaves the price as it is (PRODUCT.md § 5). */
export const setAdminContactsCall = defineCall({
  ...put,
  path: '/api/admin/strutture/{id}/contacts',
  summary: 'Cambia contatti e prezzo',
  body: contactsBodySchema,
});

/** Erases a struttura; one with bookings of the past is hidden, one with paid bookings to come is refused: 409. Its owner is told why. */
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

/** What an administrator does with every struttura. Every change leaves a line in the register. */
export type AdminStruttureService = {
  list(tab: AdminTab, query: { page: number; limit: number; cerca: string }): Promise<AdminList>;
  counters(): Promise<AdminCounters>;
  /** Throws `NON_TROVATO`. */
  get(id: number): Promise<AdminDetail>;
  /**
   * Approves a new struttura, or the change of a published one. A CIN published elsewhere throws `CIN_IN_USO`. One whose owner's
   * address is not proved needs `proprietario_raggiunto`: the administrator says that they reached the owner otherwise.
   */
  approve(
    actor: Actor,
    id: number,
    body: { versione?: unknown; proprietario_raggiunto?: unknown },
  ): Promise<AdminDetail>;
  reject(actor: Actor, id: number, body: { versione?: unknown; motivo?: unknown }): Promise<AdminDetail>;
  /** Marks the guest-facing texts of version `versione` as reviewed. */
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
  /** `insieme`: one of many that are deleted together; their owner is told once of all of theirs. */
  remove(actor: Actor, id: number, body?: { motivo?: unknown; insieme?: unknown }): Promise<void>;
  /** Refuses what waits with a CIN that another one has published, and tells its owner. Done by the minute. */
  rejectSuperseded(): Promise<void>;
  /** Tells owners what was deleted of theirs together with all others (queue `removals-tell`). */
  enqueueRemovalMails(): Promise<void>;
  listNames(): Promise<{ id: number; nome: string }[]>;
};
