import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, never, never>;

export type MediaTables = {
  photos: {
    id: Generated<number>;
    hash: string;
    width: number;
    height: number;
    alt: Generated<string>;
    created_at: CreatedAt;
    ready_at: Date | null;
    avif_at: Date | null;
    focus: string | null;
  };
  photo_uploads: {
    token: Generated<string>;
    photo_id: number;
    created_at: CreatedAt;
    /** Set for holds of archives. All other holds last 25 hours. */
    held_until: Date | null;
  };
};
