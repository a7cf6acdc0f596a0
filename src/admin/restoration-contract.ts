import { z } from 'zod';
import type { AdminRequest } from '../accounts/admin-contract.ts';
import { defineCall } from '../kernel/calls/call.ts';
import * as messages from './messages/admin.ts';

const nothing = z.object({});
const of = { guard: 'admin' as const, hasUnprefixedPath: false, params: nothing, query: nothing };
const success = z.literal(true);

/** `perche`: why it cannot be used here; `null`: nothing is against it, as far as that can be seen from outside. */
export const archiveSchema = z.object({
  nome: z.string(),
  scritto: z.string(),
  occasione: z.enum(['notturno', 'aggiornamento', 'ripristino', 'svuotamento', 'amano', 'altra']),
  cifrato: z.boolean(),
  byte: z.int().nullable(),
  /** The newest migration of its schema; `null`: encrypted, so that only its key tells. */
  schema_dati: z.string().nullable(),
  perche: z.string().nullable(),
  /** Its signature was checked to the last byte. A preview checks it in any case. */
  controllato: z.boolean(),
});
export type ListedArchive = z.infer<typeof archiveSchema>;

export const listArchivesCall = defineCall({
  ...of,
  method: 'GET',
  path: '/api/admin/archivi',
  summary: 'Gli archivi da cui si può ripristinare, il più nuovo per primo',
  answer: z.object({ success, data: z.array(archiveSchema) }),
});

const esito = z.enum(['torna', 'cambia', 'uguale', 'rifiutata']);

/** One home of an archive: what a restoration changes, what stays as it is today, and what does not come back, in sentences. */
export const plannedHomeSchema = z.object({
  id: z.int(),
  nome: z.string(),
  citta: z.string(),
  proprietario: z.string().nullable(),
  esito,
  /** Names what is planned for it alone. */
  versione: z.string(),
  cambia: z.array(z.string()),
  resta: z.array(z.string()),
  non_torna: z.array(z.string()),
});
export type ListedPlan = z.infer<typeof plannedHomeSchema>;

export const outcomeSchema = z.object({
  archivio: z.string(),
  scritto: z.string(),
  /** Names what was planned; sent back by whoever agrees to it. */
  versione: z.string(),
  /** How many homes the archive has in all. */
  case_archivio: z.int(),
  case: z.array(plannedHomeSchema),
  /** Homes that were found besides. */
  altre: z.int(),
});
export type RestorationOutcome = z.infer<typeof outcomeSchema>;

/** `interrotta`: the process that was at it is gone, and nothing was changed. */
export const restorationStateSchema = z.object({
  fase: z.enum(['legge', 'pronta', 'fatta', 'fallita', 'interrotta']),
  letti: z.int(),
  totale: z.int(),
  esito: outcomeSchema.nullable(),
  errore: z.string().nullable(),
});
export type RestorationState = z.infer<typeof restorationStateSchema>;

const archivio = z
  .string({ error: () => messages.archiveRequired })
  .max(200, { error: () => messages.archiveRequired });
const chiave = z
  .string({ error: () => messages.ageKeyInvalid })
  .max(5000, { error: () => messages.ageKeyInvalid })
  .default('')
  .meta({
    description: 'la chiave privata di age, per un archivio cifrato; non si conserva',
  });
const begun = z.object({ success, data: z.object({ id: z.string() }) });

const previewBody = z.object({
  archivio,
  chiave,
  che: z.enum(['casa', 'proprietario'], { error: () => messages.restoreScopeRequired }),
  cerca: z
    .string({ error: () => messages.archiveSearchRequired })
    .max(254, { error: () => messages.archiveSearchRequired })
    .default(''),
});
export type PreviewBody = z.output<typeof previewBody>;

const restoreBody = z.object({
  archivio,
  chiave,
  versione: z
    .string({ error: () => messages.restorePreviewRequired })
    .max(100, { error: () => messages.restorePreviewRequired }),
  struttura_id: z
    .int({ error: () => messages.archiveSearchRequired })
    .min(1, { error: () => messages.archiveSearchRequired })
    .max(2_147_483_647, { error: () => messages.archiveSearchRequired })
    .optional(),
  proprietario: z
    .string({ error: () => messages.ownerEmailInvalid })
    .max(254, { error: () => messages.ownerEmailInvalid })
    .optional(),
});
export type RestoreBody = z.output<typeof restoreBody>;

/** Reads an archive, and says what restoring would do. Nothing changes. */
export const previewRestorationCall = defineCall({
  ...of,
  method: 'POST',
  path: '/api/admin/ripristino/anteprima',
  summary: 'Legge un archivio e dice che cosa cambierebbe ripristinandolo',
  body: previewBody,
  answer: begun,
});

/** Restores one home or the homes of an owner, as previewed. */
export const restoreCall = defineCall({
  ...of,
  needsFreshProof: true,
  method: 'POST',
  path: '/api/admin/ripristino',
  summary: 'Ripristina una casa, o quelle di un proprietario, da un archivio',
  body: restoreBody,
  answer: begun,
});

export const readRestorationCall = defineCall({
  ...of,
  method: 'GET',
  path: '/api/admin/ripristino/{id}',
  summary: 'A che punto è un ripristino, o la sua anteprima',
  params: z.object({ id: z.uuid({ error: () => messages.restoreNotFound }) }),
  answer: z.object({ success, data: restorationStateSchema }),
});

export type RestorationService = {
  archives(): Promise<ListedArchive[]>;
  /** Answers when the work has begun; another that is at work is `STATO_NON_VALIDO`. Gives where its state is told. */
  preview(body: PreviewBody): Promise<string>;
  restore(body: RestoreBody, from: AdminRequest): Promise<string>;
  /** Throws `NON_TROVATO` where nobody knows of it any more. */
  read(id: string): Promise<RestorationState>;
  sweep(): Promise<void>;
};
