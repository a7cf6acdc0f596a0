/** A table that a database of searches follows. `columns`: the only ones; `region`: the column that tells where a row lies, with the one that names it. */
export type PublishedTable = {
  table: string;
  columns?: readonly string[];
  region?: { column: 'regione_id' | 'citta_id'; key: string };
};

/**
 * What the statements of `src/search/server` read. Columns that name a person are in none of them: what a search shows of a home is
 * asked of the primary.
 */
export const PUBLISHED: readonly PublishedTable[] = [
  { table: 'offers', region: { column: 'regione_id', key: 'unit_id' } },
  { table: 'listed_homes', region: { column: 'regione_id', key: 'struttura_id' } },
  { table: 'search_texts', region: { column: 'regione_id', key: 'struttura_id' } },
  {
    table: 'strutture',
    region: { column: 'citta_id', key: 'id' },
    columns: [
      'id',
      'citta_id',
      'nome',
      'status',
      'lat',
      'lon',
      'has_own_point',
      'posizione_approssimativa',
      'tipo_prenotazione',
      'prezzo_notte_cents',
      'servizio_pulizie',
      'prezzo_pulizie_cents',
    ],
  },
  { table: 'camere', columns: ['id', 'struttura_id', 'prezzo_notte_cents'] },
  { table: 'tariffe' },
  { table: 'search_words' },
  { table: 'regioni' },
  { table: 'province' },
  { table: 'citta' },
  { table: 'citta_nomi' },
  { table: 'strutture_per_citta' },
  // By which regions the comuni were chosen.
  { table: 'locations_source' },
  { table: 'search_replica_beat' },
];

/** What is followed: `null`, everything. `citta_ids`: the comuni of the regions. */
export type PublishedPlaces = { regions: readonly number[]; citta_ids: readonly number[] } | null;

/** The index by which PostgreSQL tells rows apart whose place decides whether they are followed. */
export function identityIndexOf(table: string): string {
  return `${table}_search_identity`;
}

/** A table as `create publication` names it. */
export function publishedClause({ table, columns, region }: PublishedTable, places: PublishedPlaces): string {
  const list = columns === undefined ? '' : ` (${columns.join(', ')})`;
  if (region === undefined || places === null) return `${table}${list}`;
  const ids = region.column === 'regione_id' ? places.regions : places.citta_ids;
  return `${table}${list} where (${region.column} = any ('{${ids.join(',')}}'::integer[]))`;
}
