import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import * as messages from './messages/admin.ts';

const stato = z.enum(['bene', 'attenzione', 'guasto']);

/** How one part of the house stands: the sentence for whoever runs it, and what to do; `null`: nothing. */
export const findingSchema = z.object({ parte: z.string(), stato, frase: z.string(), rimedio: z.string().nullable() });
export type Finding = z.infer<typeof findingSchema>;

/** `controllato`: when the parts were looked at, in ISO 8601. */
export const houseReportSchema = z.object({ stato, controllato: z.string(), voci: z.array(findingSchema) });
export type HouseReport = z.infer<typeof houseReportSchema>;

const nothing = z.object({});
const of = { guard: 'admin' as const, hasUnprefixedPath: false, params: nothing, query: nothing };

export const readHouseCall = defineCall({
  ...of,
  method: 'GET',
  path: '/api/admin/stato',
  summary: 'Come stanno il portale e tutto quello su cui si regge',
  answer: z.object({ success: z.literal(true), data: houseReportSchema }),
});

/** `migrazione`: the newest of the program. */
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

/** Answered when the mail server has taken the mail, or refused it. */
export const sendTestMailCall = defineCall({
  ...of,
  method: 'POST',
  path: '/api/admin/stato/mail',
  summary: 'Manda subito una mail di prova',
  limit: { calls: 10, seconds: 3600 },
  body: z.object({ a: z.string({ error: () => messages.testMailAddressInvalid }).meta({ description: 'a chi' }) }),
  answer: z.object({ success: z.literal(true), message: z.string() }),
});

export type HouseService = {
  version(): Promise<{ versione: string; node: string; migrazione: string }>;
  /** Looks at every part now; of calls that come together one looks. */
  read(): Promise<HouseReport>;
  /** Gives the sentence of what happened. Throws `POSTA_NON_PARTITA` where the server refused. */
  sendTestMail(to: string): Promise<string>;
};
