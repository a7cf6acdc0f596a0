import { type RawBuilder, sql } from 'kysely';
import { asCents, type Cents } from '../../kernel/money/cents.ts';
import type { StruttureDb } from './repository.ts';

const MIN_SAMPLE = 5;
const MAX_SAMPLE = 500;

type Others = { id: number; citta_id: number; provincia_id: number; tipo: 'casa_vacanza' | 'bnb' };

async function medianPrice(db: StruttureDb, { id, tipo }: Others, where: RawBuilder<unknown>): Promise<Cents | null> {
  const { rows } = await sql<{ price: number | null; count: number }>`/* prepared */
    select percentile_disc(0.5) within group (order by cents)::integer as price, count(*)::integer as count
    from (
      select prezzo_notte_cents as cents from strutture
      where status = 'approvata' and tipo_prenotazione = ${tipo} and id <> ${id} and ${where} limit ${MAX_SAMPLE}
    ) as others`.execute(db);
  const [row] = rows;
  return row === undefined || row.price === null || row.count < MIN_SAMPLE ? null : asCents(row.price);
}

export async function typicalPrice(db: StruttureDb, others: Others): Promise<{ price: Cents; isTown: boolean } | null> {
  const inTown = await medianPrice(db, others, sql`citta_id = ${others.citta_id}`);
  if (inTown !== null) return { price: inTown, isTown: true };
  const towns = sql`citta_id in (select id from citta where provincia_id = ${others.provincia_id})`;
  const around = await medianPrice(db, others, towns);
  return around === null ? null : { price: around, isTown: false };
}
