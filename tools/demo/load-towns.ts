import type { Pool } from 'pg';
import { type Landscape, landscapeOf } from './landscape.ts';

/** A comune as the locations room has it. */
export type TownRow = {
  id: number;
  /** In Italian: of a bilingual name, its Italian half. */
  nome: string;
  cap: string[];
  lat: number;
  lon: number;
  popolazione: number;
  sigla: string;
  regione_id: number;
  /** Whether it is the capital of its province. */
  capital: boolean;
};

/** A comune and what lies around it. */
export type Town = TownRow & { landscape: Landscape };

const TOWNS = `
  select citta.id, split_part(citta.nome, '/', 1) as nome, coalesce(caps_corretti, caps) as cap, lat, lon, popolazione,
    sigla, regione_id, citta.nome = capoluogo as capital
  from citta join province on province.id = provincia_id
  order by citta.id`;

/** Every comune, in the order of ISTAT's codes. */
export async function loadTowns(pool: Pool): Promise<Town[]> {
  const { rows } = await pool.query<TownRow>(TOWNS);
  return rows.map((row) => ({ ...row, landscape: landscapeOf(row) }));
}
