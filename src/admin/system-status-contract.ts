import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import * as messages from './messages/admin.ts';

const stato = z.enum(['bene', 'attenzione', 'guasto']);

export const findingSchema = z.object({ parte: z.string(), stato, frase: z.string(), rimedio: z.string().nullable() });
export type Finding = z.infer<typeof findingSchema>;

export const systemReportSchema = z.object({ stato, controllato: z.string(), voci: z.array(findingSchema) });
export type SystemReport = z.infer<typeof systemReportSchema>;

const nothing = z.object({});
const of = { guard: 'admin' as const, hasUnprefixedPath: false, params: nothing, query: nothing };

export const readSystemCall = defineCall({
  ...of,
  method: 'GET',
  path: '/api/admin/stato',
  summary: 'Come stanno il portale e tutto quello su cui si regge',
  answer: z.object({ success: z.literal(true), data: systemReportSchema }),
});

export const readVersionCall = defineCall({
  ...of,
  method: 'GET',
  path: '/api/versione',
  summary: 'La versione del portale',
  answer: z.object({
    success: z.literal(true),
    data: z.object({ versione: z.string(), node: z.string(), migrazione: z.string() }),
  }),
});

/** Responds once the mail server has accepted or rejected the email. */
export const sendTestMailCall = defineCall({
  ...of,
  method: 'POST',
  path: '/api/admin/stato/mail',
  summary: 'Manda subito una mail di prova',
  limit: { calls: 10, seconds: 3600 },
  body: z.object({ a: z.string({ error: () => messages.testMailAddressInvalid }).meta({ description: 'a chi' }) }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
});

export type SystemService = {
  version(): Promise<{ versione: string; node: string; migrazione: string }>;
  /** Runs the checks. Calls within a few seconds share the results of one run. */
  read(): Promise<SystemReport>;
  /** Throws `STATO_NON_VALIDO` if the email could not be sent. */
  sendTestMail(to: string): Promise<string>;
};
