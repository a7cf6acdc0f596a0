import { sql } from 'kysely';
import type { StayDb } from './booking-repository.ts';

/** What a booking's page shows of its struttura as it is now; everything else was agreed. */
export type ShownStruttura = { lat: number; lon: number; photo: string | null };

export async function shownStruttura(db: StayDb, id: number): Promise<ShownStruttura> {
  const { rows } = await sql<ShownStruttura>`
    select lat, lon, (
      select hash || '-' || width || 'x' || height from struttura_photos shown join photos on photos.id = photo_id
      where struttura_id = strutture.id order by position limit 1) as photo
    from strutture where id = ${id}`.execute(db);
  const [shown] = rows;
  if (shown === undefined) throw new Error(`a booking is of struttura ${id}, which is not there`);
  return shown;
}
