import type { Pool, PoolClient } from 'pg';
import type { Locations } from './build-locations.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FACTS = '../source/';
const BUILDERS = [
  './build-locations.ts',
  './build-comuni.ts',
  './read-landmarks.ts',
  '../rules/parse-comuni.ts',
  '../rules/fold-name.ts',
  '../rules/slugify.ts',
  '../rules/sort-by-name.ts',
];

function sourceFiles(): string[] {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const facts = readdirSync(here(FACTS))
    .toSorted()
    .map((name) => FACTS + name);
  return [...BUILDERS, ...facts].map(here);
}

/** Returns a hash of the source files. The tables are rebuilt only if it changes, because a build takes half a second. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const path of sourceFiles()) hash.update(readFileSync(path));
  return hash.digest('hex');
}

const COLUMNS = {
  regioni: ['id', 'nome', 'codice', 'slug', 'posizione'],
  province: ['id', 'regione_id', 'nome', 'sigla', 'capoluogo', 'slug', 'posizione'],
  citta: ['id', 'provincia_id', 'nome', 'slug', 'caps', 'lat', 'lon', 'popolazione', 'posizione'],
  citta_nomi: ['citta_id', 'nome_folded', 'priority'],
  citta_alias: ['istat_precedente', 'citta_id'],
} as const satisfies { [Table in keyof Locations]: readonly (keyof Locations[Table][number])[] };

const PLACES = ['regioni', 'province', 'citta'] as const;
const NAMES = ['citta_nomi', 'citta_alias'] as const;

function insertFrom(table: keyof Locations): string {
  const columns = COLUMNS[table].join(', ');
  return `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`;
}

/** Inserts or updates the places. Updating rows in place preserves foreign keys and corrected CAPs. */
async function upsertPlaces(client: PoolClient, locations: Locations): Promise<void> {
  for (const table of PLACES) {
    const updates = COLUMNS[table]
      .filter((column) => column !== 'id')
      .map((column) => `${column} = excluded.${column}`);
    const text = `${insertFrom(table)} on conflict (id) do update set ${updates.join(', ')}`;
    await client.query(text, [JSON.stringify(locations[table])]);
  }
}

async function deleteGone(client: PoolClient, locations: Locations): Promise<void> {
  for (const table of PLACES.toReversed()) {
    await client.query(`delete from ${table} where id <> all ($1)`, [locations[table].map(({ id }) => id)]);
  }
}

async function replaceNames(client: PoolClient, locations: Locations): Promise<void> {
  for (const table of NAMES) {
    await client.query(`delete from ${table}`);
    await client.query(insertFrom(table), [JSON.stringify(locations[table])]);
  }
}

async function loadIfChanged(client: PoolClient): Promise<boolean> {
  const hash = sourceHash();
  // Only one process loads the tables. The others wait for this lock and find the stored hash.
  await client.query('lock table locations_source in share row exclusive mode');
  const stored = await client.query<{ source_hash: string }>('select source_hash from locations_source');
  if (stored.rows[0]?.source_hash === hash) return false;
  const { buildLocations } = await import('./build-locations.ts');
  const locations = buildLocations();
  await upsertPlaces(client, locations);
  await deleteGone(client, locations);
  await replaceNames(client, locations);
  await client.query(
    `insert into locations_source (source_hash) values ($1)
     on conflict (singleton) do update set source_hash = excluded.source_hash, loaded_at = now()`,
    [hash],
  );
  return true;
}

/**
 * Loads the source data if it has changed, and returns whether it has. Fails if an abolished comune still has strutture, which a
 * migration must move first.
 */
export async function loadLocations(pool: Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const loaded = await loadIfChanged(client);
    await client.query('commit');
    client.release();
    return loaded;
  } catch (error) {
    // Closing the connection rolls the transaction back even if the server does not respond.
    client.release(true);
    throw error;
  }
}
