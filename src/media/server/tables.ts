import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, never, never>;

/** The tables of the media room (`db/migrations/0002_media.sql`). */
export type MediaTables = {
  photos: {
    id: Generated<number>;
    hash: string;
    width: number;
    height: number;
    alt: Generated<string>;
    created_at: CreatedAt;
  };
};
