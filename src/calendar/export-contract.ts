import { z } from 'zod';
import { defineCall, type FileAnswer } from '../kernel/calls/call.ts';
import { cameraInQuery, exportTarget, managerCall, nothing, propertyInPath, unitFields } from './fields-contract.ts';
import { EXPORT_TARGETS } from './rules/feed.ts';
import { ownerMessages } from './messages/by-request.ts';

export const exportAddressSchema = z.object({
  camera_id: z.int().nullable(),
  platform: z.enum(EXPORT_TARGETS),
  url: z.string(),
  last_read: z.string().nullable(),
});
export type ExportAddress = z.infer<typeof exportAddressSchema>;

export const exportCall = defineCall({
  ...managerCall,
  method: 'GET',
  path: '/api/calendar/export/{property_id}',
  summary: 'Esporta il calendario',
  params: propertyInPath,
  query: z.object({ camera_id: cameraInQuery }),
  sends: 'text/calendar',
  answer: z.custom<FileAnswer>(),
});

/** `POST /api/calendar/export-addresses`: creates a new address for a platform. The platform's previous address stops working. */
export const createExportAddressCall = defineCall({
  ...managerCall,
  method: 'POST',
  path: '/api/calendar/export-addresses',
  summary: 'Nuovo indirizzo di esportazione',
  body: z.object({ ...unitFields, platform: exportTarget }),
  status: 201,
  answer: z.object({ status: z.literal('success'), export_address: exportAddressSchema }),
});

export const deleteExportAddressCall = defineCall({
  ...managerCall,
  method: 'DELETE',
  path: '/api/calendar/export-addresses/{property_id}/{platform}',
  summary: 'Revoca un indirizzo di esportazione',
  params: propertyInPath.extend({ platform: exportTarget }),
  query: z.object({ camera_id: cameraInQuery }),
  answer: z.object({ status: z.literal('success') }),
});

/**
 * `GET /api/calendar/export/{token}/{platform}.ics`: returns the calendar for one platform, without authentication. Returns 404
 * for every invalid address.
 */
export const publicExportCall = defineCall({
  method: 'GET',
  path: '/api/calendar/export/{token}/{file}',
  hasUnprefixedPath: false,
  summary: 'Il calendario per una piattaforma',
  params: z.object({
    token: z
      .string({ error: () => ownerMessages().calendarNotFound })
      .regex(/^[\w-]{22,64}$/, { error: () => ownerMessages().calendarNotFound }),
    file: z
      .string({ error: () => ownerMessages().calendarNotFound })
      .regex(/^(?:airbnb|booking|vrbo|altro)\.ics$/, { error: () => ownerMessages().calendarNotFound })
      .transform((file) => exportTarget.parse(file.slice(0, -'.ics'.length))),
  }),
  query: nothing,
  sends: 'text/calendar',
  answer: z.custom<FileAnswer>(),
});
