import { z } from 'zod';
import { calendarDay } from '../blog/day-contract.ts';
import type { Actor, Admin } from '../kernel/people/account.ts';
import { type Azione, AZIONI } from '../accounts/register-contract.ts';
import { type AdminRequest, type Proof, proofFields } from '../accounts/admin-contract.ts';
import type { CalendarDate } from '../kernel/dates/calendar-date.ts';
import { defineCall, type FileAnswer } from '../kernel/calls/call.ts';
import * as messages from './messages/admin.ts';

const nothing = z.object({});
const ofAdmins = { guard: 'admin' as const, hasUnprefixedPath: false, params: nothing };
const field = (description: string) => z.unknown().optional().meta({ type: 'string', description });

/** Empty strings and `null` days are ignored. The period includes its first and its last day. */
export type RegisterFilter = {
  cerca: string;
  chi: string;
  azione?: Azione | undefined;
  dal: CalendarDate | null;
  al: CalendarDate | null;
};

export const NO_FILTER: RegisterFilter = { cerca: '', chi: '', dal: null, al: null };

export const registerLineSchema = z.object({
  id: z.int(),
  at: z.string(),
  username: z.string(),
  azione: z.enum(AZIONI),
  struttura_id: z.int().nullable(),
  struttura_nome: z.string().nullable(),
  /** Name of the object at the time of the action; `null` if the object is a struttura. */
  oggetto: z.string().nullable(),
  prima: z.record(z.string(), z.json()).nullable(),
  dopo: z.record(z.string(), z.json()).nullable(),
  address: z.string(),
  request_id: z.string(),
});
export type RegisterLine = z.infer<typeof registerLineSchema>;

const words = z.string().trim().max(100).default('').catch('');

/** Rejects invalid days instead of ignoring them, because an export of the wrong period would be misleading. */
const filterFields = {
  cerca: words,
  chi: words,
  azione: z.enum(AZIONI, { error: () => messages.auditActionUnknown }).optional(),
  dal: calendarDay.optional().transform((day) => day ?? null),
  al: calendarDay.optional().transform((day) => day ?? null),
};

export const listRegisterCall = defineCall({
  ...ofAdmins,
  method: 'GET',
  path: '/api/admin/registro',
  summary: 'Il registro delle azioni',
  query: z.object({
    prima_di: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
    struttura_id: z.coerce.number().int().min(1).max(2_147_483_647).optional().catch(undefined),
    limit: z.coerce.number().int().min(1).max(100).catch(50),
    ...filterFields,
  }),
  answer: z.object({ success: z.literal(true), data: z.array(registerLineSchema) }),
});

/** Exports the newest 100,000 entries as a CSV file in which no cell is evaluated as a formula. */
export const exportRegisterCall = defineCall({
  ...ofAdmins,
  method: 'GET',
  path: '/api/admin/registro.csv',
  summary: 'Il registro delle azioni in CSV',
  sends: 'text/csv',
  query: z.object(filterFields),
  answer: z.custom<FileAnswer>(),
});

const purgeBody = z.object({ conferma: field('la frase ELIMINA TUTTE'), ...proofFields });
const named = z.object({ id: z.int(), nome: z.string() });

const purgedSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  data: z.object({
    eliminate: z.int(),
    rifiutate: z.array(named),
    fallite: z.array(named),
    archivio: z.string().nullable(),
  }),
});
export type PurgeResult = z.infer<typeof purgedSchema>;

/** Writes an archive, then deletes the strutture one at a time. Retains those with upcoming bookings. */
export const purgeCall = defineCall({
  ...ofAdmins,
  needsFreshProof: true,
  method: 'POST',
  path: '/api/admin/svuota',
  takesLong: true,
  summary: 'Archivia tutto ed elimina ogni struttura',
  query: nothing,
  body: purgeBody,
  answer: purgedSchema,
});

/** Writes the archive and returns the IDs of all strutture, which the caller then deletes one by one. */
export const archiveAllCall = defineCall({
  ...ofAdmins,
  needsFreshProof: true,
  method: 'POST',
  path: '/api/admin/archivio',
  takesLong: true,
  summary: 'Archivia tutto prima di eliminare',
  query: nothing,
  body: purgeBody,
  answer: z.object({
    success: z.literal(true),
    data: z.object({ ids: z.array(z.int()), archivio: z.string().nullable() }),
  }),
});

export type PurgeBody = Proof & { conferma?: unknown };

export type AdminService = {
  listRegister(
    query: RegisterFilter & { prima_di?: number | undefined; struttura_id?: number | undefined; limit: number },
  ): Promise<RegisterLine[]>;
  /** Returns the audit log as a CSV file, and records the export in the log unless the request is a HEAD request. */
  exportRegister(actor: Actor, filter: RegisterFilter, isHeadRequest: boolean): Promise<FileAnswer>;
  purge(admin: Admin, body: PurgeBody, from: AdminRequest): Promise<PurgeResult>;
  archiveAll(admin: Admin, body: PurgeBody, from: AdminRequest): Promise<{ ids: number[]; archivio: string | null }>;
};
