import { z } from 'zod';
import { cleanText } from '../kernel/text/clean-text.ts';
import { defineCall } from '../kernel/calls/call.ts';
import { listedStrutturaSchema, strutturaCardSchema } from '../strutture/contract.ts';
import { pointSchema } from './contract.ts';
import { FACET_NAMES } from './rules/facets.ts';
import { MOST_TEXT } from './rules/read-criteria.ts';
import { AMBIENTI, GRADINI, MOST_TOWNS } from './rules/search-criteria.ts';
import { visitorMessages } from '../strutture/messages/by-request.ts';
import { visitorMessages as searchVisitorMessages } from './messages/by-request.ts';

const MOST_WORDS = 1000;

const id = (sentence: () => string) =>
  z
    .string({ error: sentence })
    .regex(/^[1-9]\d{0,8}$/, { error: sentence })
    .transform(Number)
    .optional();
const ids = (sentence: () => string) =>
  z
    .string({ error: sentence })
    .regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8})*$/, { error: sentence })
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .refine(({ length }) => length <= MOST_TOWNS, { error: sentence })
    .optional();
const words = (sentence: () => string) => z.string({ error: sentence }).max(MOST_WORDS, { error: sentence }).optional();

/** Parameters of a search. API calls reject invalid values (`rules/search-query.ts`), whereas pages ignore invalid values in their URL. */
const searchQuery = {
  citta: z
    .string({ error: () => visitorMessages().townRequired })
    .trim()
    .min(1, { error: () => visitorMessages().townRequired })
    .max(100, { error: () => visitorMessages().townRequired })
    .refine((name) => !name.includes('\0'), { error: () => visitorMessages().townRequired })
    .optional(),
  citta_id: ids(() => visitorMessages().townRequired),
  provincia_id: id(() => searchVisitorMessages().searchFaults.zonaSconosciuta),
  regione_id: id(() => searchVisitorMessages().searchFaults.zonaSconosciuta),
  zona: words(() => searchVisitorMessages().searchFaults.zonaSconosciuta),
  intorno: words(() => searchVisitorMessages().searchFaults.zonaSconosciuta),
  km: words(() => searchVisitorMessages().searchFaults.zonaSconosciuta),
  area: words(() => searchVisitorMessages().searchFaults.zonaSconosciuta),
  ambiente: z.enum(AMBIENTI, { error: () => searchVisitorMessages().searchFaults.ambienteNonValido }).optional(),
  dove: words(() => searchVisitorMessages().searchFaults.zonaSconosciuta),
  testo: z
    .string({ error: () => searchVisitorMessages().searchFaults.testoTroppoLungo })
    .max(MOST_TEXT, { error: () => searchVisitorMessages().searchFaults.testoTroppoLungo })
    .refine((text) => cleanText(text) !== null, { error: () => searchVisitorMessages().searchFaults.testoTroppoLungo })
    .transform((text) => cleanText(text) ?? '')
    .optional(),
  dal: words(() => searchVisitorMessages().searchFaults.dateNonValide),
  al: words(() => searchVisitorMessages().searchFaults.dateNonValide),
  periodo_dal: words(() => searchVisitorMessages().searchFaults.periodoNonValido),
  periodo_al: words(() => searchVisitorMessages().searchFaults.periodoNonValido),
  notti: words(() => searchVisitorMessages().searchFaults.periodoNonValido),
  weekend: z.enum(['1', '0'], { error: () => searchVisitorMessages().searchFaults.periodoNonValido }).optional(),
  ospiti: words(() => searchVisitorMessages().searchFaults.ospitiNonValidi),
  tipo: words(() => searchVisitorMessages().searchFaults.tipoNonValido),
  prezzo_min: words(() => searchVisitorMessages().searchFaults.prezzoNonValido),
  prezzo_max: words(() => searchVisitorMessages().searchFaults.prezzoNonValido),
  servizi: words(() => searchVisitorMessages().searchFaults.servizioNonValido),
  sicura: z.enum(['1', '0'], { error: () => searchVisitorMessages().searchFaults.sicuraNonValida }).optional(),
  gradini: z.enum(GRADINI, { error: () => searchVisitorMessages().searchFaults.gradiniNonValidi }).optional(),
  ordina: words(() => searchVisitorMessages().searchFaults.ordineNonValido),
};

type PlaceQuery = Partial<Record<'citta' | 'testo' | 'zona' | 'intorno' | 'area' | 'ambiente', string | undefined>> &
  Partial<Record<'provincia_id' | 'regione_id', number | undefined>> & { citta_id?: number[] | undefined };

function isSomewhere({ testo = '', ...place }: PlaceQuery): boolean {
  const { citta, citta_id, provincia_id, regione_id, zona, intorno, area, ambiente } = place;
  const places = [citta, citta_id, provincia_id, regione_id, zona, intorno, area, ambiente];
  return testo !== '' || places.some((part) => part !== undefined);
}

const corrected = z.array(z.object({ word: z.string(), instead: z.array(z.string()) }));

const homeStaySchema = z.object({
  id: z.int(),
  check_in_date: z.string(),
  check_out_date: z.string(),
  camera_id: z.int().nullable(),
  totale: z.number(),
});

/** Lists approved strutture. For a town, returns the whole list by default, up to 500 homes. */
export const listPublicCall = defineCall({
  method: 'GET',
  path: '/api/properties/public',
  hasUnprefixedPath: true,
  summary: 'Le strutture approvate di una città o di una zona, con i filtri della ricerca',
  params: z.object({}),
  query: z
    .object({
      ...searchQuery,
      dopo: words(() => searchVisitorMessages().searchFaults.segnoNonValido),
      prima: words(() => searchVisitorMessages().searchFaults.segnoNonValido),
      page: z
        .string({ error: () => visitorMessages().pageNotFound })
        .regex(/^[1-9]\d{0,5}$/, { error: () => visitorMessages().pageNotFound })
        .transform(Number)
        .default(1),
      limit: z
        .string({ error: () => visitorMessages().pageSizeInvalid })
        .regex(/^\d{1,9}$/, { error: () => visitorMessages().pageSizeInvalid })
        .transform(Number)
        .optional(),
    })
    .refine(isSomewhere, { error: () => visitorMessages().townRequired, path: ['citta'] }),
  answer: z.object({
    success: z.literal(true),
    data: z.array(listedStrutturaSchema),
    /** The cheapest available stay of each home in `data`, if the dates are flexible. */
    soggiorni: z.array(homeStaySchema),
    total: z.int(),
    is_at_least: z.boolean(),
    page: z.int(),
    limit: z.int(),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    /** `totale` and `successivo` are Italian aliases of `total` and `next`. */
    totale: z.int(),
    successivo: z.string().nullable(),
    corrected,
  }),
});

const homeCount = { total: z.int(), is_at_least: z.boolean() };

/** Returns at most `MOST_POINTS` homes, each with the precision of its location in `precisione` (ADR 0080). */
export const mapCall = defineCall({
  method: 'GET',
  path: '/api/ricerca/mappa',
  hasUnprefixedPath: false,
  summary: 'Le strutture di una ricerca sulla mappa, ciascuna con la precisione della sua posizione',
  params: z.object({}),
  query: z.object(searchQuery),
  answer: z.object({ points: z.array(pointSchema), ...homeCount, corrected }),
});

/** Counts the matching homes for each filter option. `total` is a lower bound if `is_at_least` is true. */
export const facetsCall = defineCall({
  method: 'GET',
  path: '/api/ricerca/filtri',
  hasUnprefixedPath: false,
  summary: 'Quante strutture resterebbero con ogni filtro della ricerca',
  params: z.object({}),
  query: z.object(searchQuery),
  answer: z.object({
    ...homeCount,
    facets: z.array(z.object({ name: z.enum(FACET_NAMES), value: z.string(), ...homeCount })),
    corrected,
  }),
});

/** Returns the nearest homes. If any are available for the stay, returns only these and sets `is_free`. */
export const nearCall = defineCall({
  method: 'GET',
  path: '/api/ricerca/vicine',
  hasUnprefixedPath: false,
  summary: 'Le strutture vicine a un’altra, libere nelle stesse date',
  params: z.object({}),
  query: z.object({
    struttura_id: z
      .string({ error: () => visitorMessages().listingNotFound })
      .regex(/^[1-9]\d{0,8}$/, { error: () => visitorMessages().listingNotFound })
      .transform(Number),
    dal: searchQuery.dal,
    al: searchQuery.al,
    ospiti: searchQuery.ospiti,
  }),
  answer: z.object({
    data: z.array(strutturaCardSchema.extend({ km: z.number() })),
    is_free: z.boolean(),
  }),
});

export type SearchQuery = z.output<typeof mapCall.query>;
