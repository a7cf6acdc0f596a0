import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, never, never>;

/** The tables of the media module (`db/migrations`). */
export type MediaTables = {
  photos: {
    id: Generated<number>;
    hash: string;
    width: number;
    height: number;
    alt: Generated<string>;
    created_at: CreatedAt;
    /** When its WebP files were all stored; the row is there before them. */
    ready_at: Date | null;
    avif_at: Date | null;
    /** The focal point that was found in it (`rules/focal-point.ts`). */
    focus: string | null;
  };
  /** Who holds a photo for a while; `token` is what a form sends for a photo uploaded before it. */
  photo_uploads: {
    token: Generated<string>;
    photo_id: number;
    created_at: CreatedAt;
    /** Of a hold for an archive; all others last 25 hours. */
    held_until: Date | null;
  };
};
