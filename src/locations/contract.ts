import { z } from 'zod';
import { defineCall } from '../kernel/calls/call.ts';
import type { LatLon } from './rules/lat-lon.ts';
import type { Surroundings } from './rules/measure-surroundings.ts';
import { visitorMessages } from './messages/by-request.ts';

/** An id in a path: digits without sign or leading zero, within PostgreSQL's `integer`; anything else is an unknown thing. */
function pathId(notFound: () => string) {
  return z
    .string({ error: notFound })
    .regex(/^[1-9]\d{0,8}$/, { error: notFound })
    .transform(Number);
}

/** `id` is ISTAT's number of the region (1–20). */
export const regioneSchema = z.object({ id: z.int(), nome: z.string(), codice: z.string(), slug: z.string() });
export type Regione = z.infer<typeof regioneSchema>;

/** `id` is ISTAT's number of the "unità territoriale sovracomunale" (for example 52 for Siena, 258 for Roma). */
export const provinciaSchema = z.object({
  id: z.int(),
  nome: z.string(),
  sigla: z.string(),
  capoluogo: z.string(),
  slug: z.string(),
  regione_id: z.int(),
});
export type Provincia = z.infer<typeof provinciaSchema>;

/** `id` is ISTAT's code of the comune as a number. `cap` is the first of `caps`; both are best effort. */
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

/** Provinces of a region, sorted (PRODUCT.md § 7). Unknown region: 404. */
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

/** Cities of a province with the number of their approved strutture (PRODUCT.md § 7). */
export const listCittaWithCountCall = defineCall({
  ...shared,
  path: '/api/province/{provincia_id}/citta-with-count',
  summary: 'Le città di una provincia con il numero di strutture',
  params: z.object({ provincia_id: pathId(() => visitorMessages().provinceNotFound) }),
  answer: z.array(cittaWithCountSchema),
});

/** The place of a comune by ISTAT's code, today's or one that ISTAT has retired. Unknown comune: 404. */
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
    /** Where its middle is; `null` where no source says so. */
    center: z.object({ lat: z.number(), lon: z.number() }).nullable(),
  }),
});

export type PlacedCitta = z.infer<typeof getPlaceCall.answer>;

export type PlaceOfCitta = { regione: Regione; provincia: Provincia; citta: Citta };

export type Place = { regione: Regione; provincia: Provincia | null; citta: Citta | null };

/** The locations room's use cases, as pages and other rooms see them. Unknown ids throw `AppError('NON_TROVATO')`. */
export type LocationsService = {
  listRegioni(): Promise<Regione[]>;
  listProvince(regioneId: number): Promise<Provincia[]>;
  listCitta(provinciaId: number): Promise<Citta[]>;
  listCittaWithCount(provinciaId: number): Promise<CittaWithCount[]>;
  /** Approved strutture of each province of a region, by `provincia_id`. */
  countByProvincia(regioneId: number): Promise<Record<number, number>>;
  /** The place that slugs name. A missing part is `undefined`; an unknown one throws `NON_TROVATO`. */
  findPlace(slugs: { regione: string; provincia?: string | undefined; citta?: string | undefined }): Promise<Place>;
  /** The place of a comune by id; an old ISTAT code resolves through the alias table. */
  findPlaceOfCitta(cittaId: number): Promise<PlaceOfCitta>;
  /** The provinces in which these comuni of today lie, in the order of their first one there. */
  provinceOfTowns(cittaIds: readonly number[]): Promise<Place[]>;
  /** Comuni of a name, folded, in either language, or a past one where nobody bears it today. Homonyms are several. */
  findCittaByName(name: string): Promise<Citta[]>;
  /** Where a comune of today is, by its id; `null` where there is none. */
  pointOfCitta(cittaId: number): Promise<{ lat: number; lon: number } | null>;
  /** What lies around a point in a comune: sea, station, airport, and the next town that is not this comune. */
  surroundingsOf(home: LatLon & { citta_id: number }): Promise<Surroundings>;
  totals(): Promise<{ regioni: number; province: number; strutture: number }>;
  /** The administrator's CAPs of a comune in place of the source's; `null` takes the source's back. Malformed: 422. */
  correctCaps(cittaId: number, caps: string[] | null): Promise<Citta>;
};
