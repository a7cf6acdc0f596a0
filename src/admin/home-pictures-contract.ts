import { z } from 'zod';
import type { Actor } from '../kernel/people/account.ts';
import { defineCall } from '../kernel/calls/call.ts';
import * as messages from './messages/admin.ts';

/** `posizione` starts at 1. */
export const homePictureSchema = z.object({ posizione: z.int(), url: z.string(), didascalia: z.string() });
export type HomePicture = z.infer<typeof homePictureSchema>;

const nothing = z.object({});
const field = (description: string) => z.unknown().optional().meta({ type: 'string', description });
const place = z.object({
  posizione: z
    .string({ error: () => messages.homePhotoPositionUnknown })
    .regex(/^(?:[1-9]|1[0-3])$/, { error: () => messages.homePhotoPositionUnknown })
    .transform(Number),
});
const of = { guard: 'admin' as const, hasUnprefixedPath: false, query: nothing };
const answer = z.object({ success: z.literal(true), message: z.string(), data: z.array(homePictureSchema) });

export const listHomePicturesCall = defineCall({
  ...of,
  method: 'GET',
  path: '/api/admin/chi-siamo',
  summary: 'Le foto di Chi siamo che sono state sostituite',
  params: nothing,
  answer: z.object({ success: z.literal(true), data: z.array(homePictureSchema) }),
});

export const setHomePictureCall = defineCall({
  ...of,
  method: 'PUT',
  path: '/api/admin/chi-siamo/{posizione}',
  summary: 'Sostituisce una foto di Chi siamo',
  params: place,
  body: z.object({
    immagine: field('un caricamento, o l’indirizzo di una foto'),
    didascalia: field('che cosa si vede; al massimo 120 caratteri'),
  }),
  answer,
});

export const resetHomePictureCall = defineCall({
  ...of,
  method: 'DELETE',
  path: '/api/admin/chi-siamo/{posizione}',
  summary: 'Rimette l’immagine originale di Chi siamo',
  params: place,
  answer,
});

export type HomePictureBody = { immagine?: unknown; didascalia?: unknown };

export type HomePicturesService = {
  list(): Promise<HomePicture[]>;
  set(actor: Actor, posizione: number, body: HomePictureBody): Promise<HomePicture[]>;
  reset(actor: Actor, posizione: number): Promise<HomePicture[]>;
};
