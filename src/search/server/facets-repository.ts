import { type RawBuilder, sql } from 'kysely';
import { conditionsOf } from './search-conditions-repository.ts';
import { findAny, isThere, type SearchFilter } from './search-repository.ts';
import type { SearchDb } from './tables.ts';

/** Offers that are read of a town, and of a wider place; homes that are looked up one by one, as those with some words or in a section of the map are. */
export type MostRead = { ofTown: number; ofPlace: number; homes: number };

/** The homes that facets are counted of, `HOME_BYTES` each. `isCut`: there are more than were read. */
export type FacetHomes = { homes: Buffer; isCut: boolean };

/** As `PACKED` has it; `guests` is the most that any of a home's offers takes. */
export type FacetHome = { servizi: number; tipi: number; sicura: boolean; guests: number; cents: number };

export const HOME_BYTES = 8;
const MOST_GUESTS = 127;
const GUESTS_PLACE = 24;
const SICURA_PLACE = 31;
const TIPI_BITS = 4;
const MOST_TIPI = 15;
const MOST_CENTS = 16_777_215;

/** An offer in one number: of a home's offers, which differ in guests alone, the largest is that of the most guests. */
const PACKED = sql.raw(`(servizi::int8 << 36) | (tipi::int8 << 32) | (is_guaranteed::int::int8 << ${SICURA_PLACE})
  | (least(posti_letto, ${MOST_GUESTS})::int8 << ${GUESTS_PLACE}) | least(prezzo_notte_cents, ${MOST_CENTS})`);

/** Reads one home of `FacetHomes`. */
export function readFacetHome(homes: Buffer, offset: number): FacetHome {
  const high = homes.readUInt32BE(offset);
  const low = homes.readUInt32BE(offset + HOME_BYTES / 2);
  return {
    servizi: high >>> TIPI_BITS,
    tipi: high & MOST_TIPI,
    sicura: low >>> SICURA_PLACE === 1,
    guests: (low >>> GUESTS_PLACE) & MOST_GUESTS,
    cents: low & MOST_CENTS,
  };
}

type Offers = { offers: RawBuilder<unknown>; isPrepared: boolean; isCut(read: number): boolean };

async function offersOf(db: SearchDb, sought: SearchFilter, mostRead: MostRead): Promise<Offers> {
  const { place, tsquery, filters } = sought;
  if (tsquery === null && place.kind !== 'riquadro') {
    const most = place.kind === 'citta' ? mostRead.ofTown : mostRead.ofPlace;
    // In the order of an index homes come together, and need not be sorted; all of Italy has none that holds what is read.
    const order = place.kind === 'italia' ? sql`` : sql`order by struttura_id`;
    return {
      offers: sql`select * from offers as o where ${conditionsOf(filters)} ${isThere(place)} ${order} limit ${most + 1}::int`,
      isPrepared: place.kind === 'citta' || place.kind === 'regione',
      isCut: (read) => read > most,
    };
  }
  const ids = (await findAny(db, sought, mostRead.homes + 1)).map(({ id }) => id);
  return {
    offers: sql`select * from offers as o where struttura_id = any (${ids}::int[]) and ${conditionsOf(filters)}`,
    isPrepared: true,
    isCut: () => ids.length > mostRead.homes,
  };
}

/** What facets are counted by, of all homes of a search. */
export async function readFacetHomes(db: SearchDb, sought: SearchFilter, mostRead: MostRead): Promise<FacetHomes> {
  const { offers, isPrepared, isCut } = await offersOf(db, sought, mostRead);
  const { rows } = await sql<{
    homes: Buffer | null;
    read: number | null;
  }>`${sql.raw(isPrepared ? '/* prepared */ ' : '')}
    select string_agg(int8send(home), '') as homes, sum(offers)::int as read from (
      select max(packed) as home, count(*) as offers
      from (select struttura_id, ${PACKED} as packed from (${offers}) as met) as offer group by struttura_id
    ) as home`.execute(db);
  const { homes, read } = rows[0] ?? {};
  return { homes: homes ?? Buffer.alloc(0), isCut: isCut(read ?? 0) };
}
