import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import { addDays, dateInRome } from '../../src/kernel/calendar-date.ts';
import { buildStruttura, cinOf } from '../../test/build-struttura.ts';
import type { RandomSource } from '../../test/random-source.ts';

type Town = { id: number; lat: number; lon: number; regione: string; provincia: string; citta: string };

/** A home that can be booked, and the path of its town. */
export type OutageHome = { id: number; cin: string; path: string };

const TOWNS = 80;
const HOMES = 160;
/** Nights ahead that searches ask for. */
const YEAR_DAYS = 330;

async function readTowns(db: Db): Promise<Town[]> {
  const { rows } = await sql<Town>`
    select citta.id, lat, lon, regioni.slug as regione, province.slug as provincia, citta.slug as citta
    from citta join province on province.id = provincia_id join regioni on regioni.id = regione_id
    order by md5(citta.id::text) limit ${TOWNS}`.execute(db);
  return rows;
}

/** Homes all over Italy, which the demo's payments can be made for. */
export async function buildOutageHomes(db: Db): Promise<OutageHome[]> {
  const towns = await readTowns(db);
  const homes: OutageHome[] = [];
  for (let nth = 0; nth < HOMES; nth += 1) {
    const town = towns[nth % towns.length];
    if (town === undefined) break;
    const { id: citta_id, lat, lon, regione, provincia, citta } = town;
    const sold = { stripe_account_id: 'acct_demo_1', stripe_onboarding_completed: true };
    const servizi = nth % 3 === 0 ? ['Piscina'] : [];
    const id = await buildStruttura(db, { citta_id, lat, lon, nome: `Podere ${nth}`, servizi, ...sold });
    homes.push({ id, cin: await cinOf(db, id), path: `${regione}/${provincia}/${citta}` });
  }
  return homes;
}

const KINDS = ['home', 'regione', 'provincia', 'citta', 'cerca', 'struttura', 'data', 'call'] as const;
export type Kind = (typeof KINDS)[number];

function stayQuery(random: RandomSource): string {
  const dal = addDays(dateInRome(new Date()), 1 + random.below(YEAR_DAYS));
  return `dal=${dal}&al=${addDays(dal, 2 + random.below(6))}`;
}

/** An address that a visitor asks for; most of them, with dates of their own, nobody has asked for before. */
export function chooseAddress(homes: readonly OutageHome[], random: RandomSource): { kind: Kind; path: string } {
  const kind = random.pick(KINDS);
  const { id, cin, path } = random.pick(homes);
  const [regione = '', provincia = ''] = path.split('/');
  const stay = stayQuery(random);
  const [start] = /\d{4}-\d\d-\d\d/.exec(stay) ?? [''];
  const paths: Record<Kind, string> = {
    home: random.below(2) === 0 ? '/' : `/?giro=${random.below(1_000_000)}`,
    regione: `/strutture/${regione}?${stay}`,
    provincia: `/strutture/${regione}/${provincia}?${stay}`,
    citta: `/strutture/${path}?${stay}&ospiti=${1 + random.below(4)}`,
    cerca: `/cerca?dove=${regione}&${stay}&servizi=piscina`,
    struttura: `/struttura/${id}?${stay}`,
    data: `/strutture/${path}.data?${stay}`,
    call: `/api/calendar/availability?cin=${cin}&start_date=${start}&end_date=${start}`,
  };
  return { kind, path: paths[kind] };
}
