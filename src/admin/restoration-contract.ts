import { z } from 'zod';
import type { AdminRequest } from '../accounts/admin-contract.ts';
import { defineCall } from '../kernel/calls/call.ts';
import * as messages from './messages/admin.ts';

const nothing = z.object({});
const of = { guard: 'admin' as const, hasUnprefixedPath: false, params: nothing, query: nothing };
const success = z.literal(true);

/** `perche` explains why the archive is unusable. `null` means that no fault is known, but reading the archive can still reveal one. */
export const archiveSchema = z.object({
  nome: z.string(),
  scritto: z.string(),
  occasione: z.enum(['notturno', 'aggiornamento', 'ripristino', 'svuotamento', 'amano', 'altra']),
  cifrato: z.boolean(),
  byte: z.int().nullable(),
  /** Latest migration of the archived database; `null` if the archive is encrypted or unreadable. */
  schema_dati: z.string().nullable(),
  perche: z.string().nullable(),
  /** Whether the signature of the whole archive has been verified. A preview always verifies it. */
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

export const plannedHomeSchema = z.object({
  id: z.int(),
  nome: z.string(),
  citta: z.string(),
  proprietario: z.string().nullable(),
  esito,
  versione: z.string(),
  cambia: z.array(z.string()),
  resta: z.array(z.string()),
  non_torna: z.array(z.string()),
});
export type ListedPlan = z.infer<typeof plannedHomeSchema>;

export const outcomeSchema = z.object({
  archivio: z.string(),
  scritto: z.string(),
  versione: z.string(),
  case_archivio: z.int(),
  case: z.array(plannedHomeSchema),
  altre: z.int(),
});
export type RestorationOutcome = z.infer<typeof outcomeSchema>;

/** `interrotta`: the process stopped responding before it committed any change. */
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

export const previewRestorationCall = defineCall({
  ...of,
  method: 'POST',
  path: '/api/admin/ripristino/anteprima',
  summary: 'Legge un archivio e dice che cosa cambierebbe ripristinandolo',
  body: previewBody,
  answer: begun,
});

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
  /** Starts a preview and returns its ID for `read`. Throws `STATO_NON_VALIDO` if another preview or restore is running. */
  preview(body: PreviewBody): Promise<string>;
  restore(body: RestoreBody, from: AdminRequest): Promise<string>;
  /** Throws `NON_TROVATO` if the ID is unknown or `sweep` has deleted the state. */
  read(id: string): Promise<RestorationState>;
  sweep(): Promise<void>;
};
