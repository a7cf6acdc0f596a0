import type { Pool } from 'pg';
import { type Landscape, landscapeOf, type TownRow } from './landscape.ts';

export type Town = TownRow & { landscape: Landscape };

const TOWNS = `
  select citta.id, split_part(citta.nome, '/', 1) as nome, coalesce(caps_corretti, caps) as cap, lat, lon, popolazione,
    sigla, regione_id, citta.nome = capoluogo as capital
  from citta join province on province.id = provincia_id
  order by citta.id`;

export async function loadTowns(pool: Pool): Promise<Town[]> {
  const { rows } = await pool.query<TownRow>(TOWNS);
  return rows.map((row) => ({ ...row, landscape: landscapeOf(row) }));
}
