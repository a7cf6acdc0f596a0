import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';

/** What lies under the map. `tiles`: streets, from one archive (`MAP_TILES`); `null`: lands, borders and names alone. */
export const basemapSchema = z.object({
  tiles: z
    .object({
      url: z.string(),
      /** West, south, east, north, in degrees: beyond them the archive has nothing. */
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
