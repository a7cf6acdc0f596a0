import { type RawBuilder, sql } from 'kysely';
import { conditionsOf } from './search-conditions-repository.ts';
import { findAny, placeCondition, type SearchFilter } from './search-repository.ts';
import type { SearchDb } from './tables.ts';

/** Maximum numbers of offers and homes that a count reads. `homes` applies to text searches and map sections, `offers` to all others. */
export type MostRead = { offers: number; homes: number };

/** The arrays have one element per home. `guests` contains the maximum number of guests. `isCut` is true if not all homes were read. */
export type FacetHomes = {
  servizi: Int32Array;
  tipi: Uint8Array;
  sicura: Uint8Array;
  guests: Uint8Array;
  cents: Int32Array;
  isCut: boolean;
};

const HOME_BYTES = 8;
const MOST_GUESTS = 63;
const GUESTS_PLACE = 24;
const SICURA_PLACE = 30;
/** Position of the lowest of the four bits of `tipi`. The other three are in the upper 32 bits, so `unpack` combines both halves. */
const TIPI_PLACE = 31;
const SERVIZI_PLACE = 35;
const HALF = 32;
const MOST_TIPI = 15;
const MOST_CENTS = 16_777_215;

/**
 * SQL expression that packs an offer into one number. The highest number of a home is its offer for the most guests, because the
 * other packed fields are the same for all its offers.
 */
const PACKED =
  sql.raw(`(servizi::int8 << ${SERVIZI_PLACE}) | (tipi::int8 << ${TIPI_PLACE}) | (is_guaranteed::int::int8 << ${SICURA_PLACE})
  | (least(posti_letto, ${MOST_GUESTS})::int8 << ${GUESTS_PLACE}) | least(prezzo_notte_cents, ${MOST_CENTS})`);

function unpack(homes: Buffer, isCut: boolean): FacetHomes {
  const count = homes.length / HOME_BYTES;
  const [servizi, cents] = [new Int32Array(count), new Int32Array(count)];
  const [tipi, sicura, guests] = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)];
  for (let index = 0; index < count; index += 1) {
    const high = homes.readUInt32BE(index * HOME_BYTES);
    const low = homes.readUInt32BE(index * HOME_BYTES + HOME_BYTES / 2);
    servizi[index] = high >>> (SERVIZI_PLACE - HALF);
    tipi[index] = ((high << (HALF - TIPI_PLACE)) | (low >>> TIPI_PLACE)) & MOST_TIPI;
    sicura[index] = (low >>> SICURA_PLACE) & 1;
    guests[index] = (low >>> GUESTS_PLACE) & MOST_GUESTS;
    cents[index] = low & MOST_CENTS;
  }
  return { servizi, tipi, sicura, guests, cents, isCut };
}

type Offers = { offers: RawBuilder<unknown>; isPrepared: boolean; isCut(read: number): boolean };

async function offersOf(db: SearchDb, sought: SearchFilter, mostRead: MostRead): Promise<Offers> {
  const { place, tsquery, filters } = sought;
  if (tsquery === null && place.kind !== 'riquadro') {
    const most = mostRead.offers;
    const isOne = place.kind === 'citta' || place.kind === 'regione';
    const order = isOne ? sql`order by struttura_id` : sql``;
    return {
      offers: sql`select * from offers as o where ${conditionsOf(filters)} ${placeCondition(place)} ${order} limit ${most + 1}::int`,
      isPrepared: isOne,
      isCut: (read) => read > most,
    };
  }
  const ids = (await findAny(db, sought, mostRead.homes + 1)).map(({ id }) => id);
  return {
    offers: sql`select * from offers as o where struttura_id = any (${ids}::int[]) and ${conditionsOf(filters)}`,
    isPrepared: true,
    isCut: () => sought.time.isCut() || ids.length > mostRead.homes,
  };
}

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
  return unpack(homes ?? Buffer.alloc(0), isCut(read ?? 0));
}
