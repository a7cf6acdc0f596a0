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
    /** When all WebP files were stored; the row is inserted before them. */
    ready_at: Date | null;
    avif_at: Date | null;
    /** The detected focal point (`rules/focal-point.ts`). */
    focus: string | null;
  };
  /** Holds on photos. `token` is what a form sends for an earlier upload. */
  photo_uploads: {
    token: Generated<string>;
    photo_id: number;
    created_at: CreatedAt;
    /** Set for holds of archives; all others last 25 hours. */
    held_until: Date | null;
  };
};
