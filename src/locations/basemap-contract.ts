import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';

/** `tiles` is the street archive (`MAP_TILES`). If it is `null`, the map shows land, borders, waters and place names, but no streets. */
export const basemapSchema = z.object({
  tiles: z
    .object({
      url: z.string(),
      /** West, south, east and north, in degrees. The archive has no tiles outside these bounds. */
      bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      max_zoom: z.int(),
    })
    .nullable(),
});
export type Basemap = z.infer<typeof basemapSchema>;

export const basemapCall = defineCall({
  method: 'GET',
  path: '/api/mappa',
  hasUnprefixedPath: false,
  summary: 'Che cosa sta sotto la mappa: l’archivio delle strade, se c’è',
  params: z.object({}),
  query: z.object({}),
  answer: basemapSchema,
});
