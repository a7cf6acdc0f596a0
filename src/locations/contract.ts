import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import type { LatLon } from './rules/lat-lon.ts';
import type { Surroundings } from './rules/measure-surroundings.ts';
import { visitorMessages } from './messages/by-request.ts';

/** Accepts positive integers of up to nine digits, which fit into PostgreSQL's `integer`. Any other value results in a 404 response. */
function pathId(notFound: () => string) {
  return z
    .string({ error: notFound })
    .regex(/^[1-9]\d{0,8}$/, { error: notFound })
    .transform(Number);
}

/** `id` is the region's ISTAT number (1–20). */
export const regioneSchema = z.object({ id: z.int(), nome: z.string(), codice: z.string(), slug: z.string() });
export type Regione = z.infer<typeof regioneSchema>;

/** `id` is the ISTAT number of the "unità territoriale sovracomunale" (for example 52 for Siena, 258 for Roma). */
export const provinciaSchema = z.object({
  id: z.int(),
  nome: z.string(),
  sigla: z.string(),
  capoluogo: z.string(),
  slug: z.string(),
  regione_id: z.int(),
});
export type Provincia = z.infer<typeof provinciaSchema>;

/** `id` is ISTAT's code of the comune. `caps` can be incomplete, and `cap` is its first entry. */
export const cittaSchema = z.object({
  id: z.int(),
  nome: z.string(),
  cap: z.string(),
  caps: z.array(z.string()),
  slug: z.string(),
  provincia_id: z.int(),
});
export type Citta = z.infer<typeof cittaSchema>;

export const cittaWithCountSchema = z.object({
  id: z.int(),
  nome: z.string(),
  cap: z.string(),
  slug: z.string(),
  strutture_count: z.int(),
});
export type CittaWithCount = z.infer<typeof cittaWithCountSchema>;

const nothing = z.object({});
const shared = { method: 'GET' as const, hasUnprefixedPath: true, params: nothing, query: nothing };

export const listRegioniCall = defineCall({
  ...shared,
  path: '/api/regioni',
  summary: 'Le 20 regioni',
  answer: z.array(regioneSchema),
});

/** Returns the provinces of a region, sorted by name (PRODUCT.md § 7). Responds with 404 for an unknown region. */
export const listProvinceCall = defineCall({
  ...shared,
  path: '/api/regioni/{regione_id}/province',
  summary: 'Le province di una regione',
  params: z.object({ regione_id: pathId(() => visitorMessages().regionNotFound) }),
  answer: z.array(provinciaSchema),
});

export const listCittaCall = defineCall({
  ...shared,
  path: '/api/province/{provincia_id}/citta',
  summary: 'Le città di una provincia',
  params: z.object({ provincia_id: pathId(() => visitorMessages().provinceNotFound) }),
  answer: z.array(cittaSchema),
});

export const listCittaWithCountCall = defineCall({
  ...shared,
  path: '/api/province/{provincia_id}/citta-with-count',
  summary: 'Le città di una provincia con il numero di strutture',
  params: z.object({ provincia_id: pathId(() => visitorMessages().provinceNotFound) }),
  answer: z.array(cittaWithCountSchema),
});

/** Accepts the current or a former ISTAT code of a comune. Responds with 404 for an unknown comune. */
export const getPlaceCall = defineCall({
  ...shared,
  path: '/api/citta/{citta_id}',
  hasUnprefixedPath: false,
  summary: 'Una città con la sua provincia e regione; anche per un codice ISTAT di una volta',
  params: z.object({ citta_id: pathId(() => visitorMessages().townNotFound) }),
  answer: z.object({
    regione: regioneSchema,
    provincia: provinciaSchema,
    citta: cittaSchema,
    /** `null` if the comune is still cached but no longer exists in the database. */
    center: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  }),
});

export type PlacedCitta = z.infer<typeof getPlaceCall.answer>;

export type PlaceOfCitta = { regione: Regione; provincia: Provincia; citta: Citta };

export type Place = { regione: Regione; provincia: Provincia | null; citta: Citta | null };

/** `list…`, `count…`, `find…` and `correctCaps` throw `AppError('NON_TROVATO')` for unknown IDs. */
export type LocationsService = {
  listRegioni(): Promise<Regione[]>;
  listProvince(regioneId: number): Promise<Provincia[]>;
  listCitta(provinciaId: number): Promise<Citta[]>;
  listCittaWithCount(provinciaId: number): Promise<CittaWithCount[]>;
  countByProvincia(regioneId: number): Promise<Record<number, number>>;
  /** Throws `NON_TROVATO` for an unknown slug. Returns a region if `provincia` is `undefined`, and a province if `citta` is `undefined`. */
  findPlace(slugs: { regione: string; provincia?: string | undefined; citta?: string | undefined }): Promise<Place>;
  findPlaceOfCitta(cittaId: number): Promise<PlaceOfCitta>;
  /** Returns the provinces of the comuni without duplicates, in the order of `cittaIds`. Ignores former and unknown codes. */
  provinceOfTowns(cittaIds: readonly number[]): Promise<Place[]>;
  /** Returns the comuni with this name in either official language. If none has it, returns those that formerly had it. */
  findCittaByName(name: string): Promise<Citta[]>;
  pointOfCitta(cittaId: number): Promise<{ lat: number; lon: number } | null>;
  surroundingsOf(home: LatLon & { citta_id: number }): Promise<Surroundings>;
  totals(): Promise<{ regioni: number; province: number; strutture: number }>;
  /** Replaces the CAPs of a comune; `null` restores those of the source. Throws `DATI_NON_VALIDI` for malformed CAPs. */
  correctCaps(cittaId: number, caps: string[] | null): Promise<Citta>;
};
