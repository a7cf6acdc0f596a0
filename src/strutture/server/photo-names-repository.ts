import { type RawBuilder, sql } from 'kysely';

export function photoName(focus: RawBuilder<string | null>): RawBuilder<string> {
  return sql<string>`hash || '-' || width || 'x' || height || '.webp' || coalesce('#' || nullif(${focus}, '50-50'), '')`;
}

export const SHOWN_NAME = photoName(sql`coalesce(fuoco, focus)`);

export function photoNamesIn(): RawBuilder<string[] | null> {
  return sql<string[] | null>`(
    select array_agg(${SHOWN_NAME} order by position)
    from struttura_photos as shown join photos on photos.id = shown.photo_id
    where shown.struttura_id = strutture.id
  )`;
}
