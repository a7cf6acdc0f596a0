import { type Kysely, sql } from 'kysely';
import type { Citta, Provincia, Regione } from '../contract.ts';
import { PROVINCE } from '../rules/province.ts';
import type { LocationsTables } from './tables.ts';

/** Minimum population of a town. Province capitals of any size count as towns. */
const TOWN_PEOPLE = 50_000;
const CAPITALS = PROVINCE.flatMap(({ capoluoghi }) => capoluoghi);

type CittaRow = Omit<Citta, 'cap'>;

type Db = Kysely<LocationsTables>;

function listQueries(db: Db) {
  return {
    listRegioni(): Promise<Regione[]> {
      return db.selectFrom('regioni').select(['id', 'nome', 'codice', 'slug']).orderBy('posizione').execute();
    },

    listProvince(): Promise<Provincia[]> {
      return db
        .selectFrom('province')
        .select(['id', 'nome', 'sigla', 'capoluogo', 'slug', 'regione_id'])
        .orderBy('posizione')
        .execute();
    },

    listCitta(): Promise<CittaRow[]> {
      const caps = sql<string[]>`coalesce(caps_corretti, caps)`.as('caps');
      return db.selectFrom('citta').select(['id', 'nome', 'slug', 'provincia_id', caps]).orderBy('posizione').execute();
    },

    listTowns() {
      return db
        .selectFrom('citta')
        .select(['id', 'nome', 'lat', 'lon'])
        .where((where) => where.or([where('popolazione', '>=', TOWN_PEOPLE), where('nome', 'in', CAPITALS)]))
        .orderBy('posizione')
        .execute();
    },
  };
}

function lookupQueries(db: Db) {
  return {
    async countStrutture(): Promise<Map<number, number>> {
      const rows = await db
        .selectFrom('strutture_per_citta')
        .modifyFront(sql`/* prepared */`)
        .select(['citta_id', 'strutture_count'])
        .where('strutture_count', '>', 0)
        .execute();
      return new Map(rows.map((row) => [row.citta_id, row.strutture_count]));
    },

    async findByFormerCode(istat: number): Promise<number | undefined> {
      const row = await db
        .selectFrom('citta_alias')
        .modifyFront(sql`/* prepared */`)
        .select('citta_id')
        .where('istat_precedente', '=', istat)
        .executeTakeFirst();
      return row?.citta_id;
    },

    async findPoint(cittaId: number): Promise<{ lat: number; lon: number } | null> {
      const row = await db.selectFrom('citta').select(['lat', 'lon']).where('id', '=', cittaId).executeTakeFirst();
      return row ?? null;
    },

    findByFoldedNames(forms: readonly string[]) {
      return db
        .selectFrom('citta_nomi')
        .innerJoin('citta', 'citta.id', 'citta_nomi.citta_id')
        .select(['citta_nomi.citta_id', 'citta_nomi.nome_folded', 'citta_nomi.priority'])
        .where('citta_nomi.nome_folded', 'in', forms)
        .orderBy('citta.posizione')
        .execute();
    },

    async setCorrectedCaps(cittaId: number, caps: string[] | null): Promise<void> {
      await db.updateTable('citta').set({ caps_corretti: caps }).where('id', '=', cittaId).execute();
    },
  };
}

export function createLocationsRepository(db: Db) {
  return { ...listQueries(db), ...lookupQueries(db) };
}
