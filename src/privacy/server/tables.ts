import type { ColumnType } from 'kysely';

/** The table of the privacy room (`db/migrations/0021_person_links.sql`). */
export type PrivacyTables = {
  person_links: {
    token_hash: string;
    email: string;
    created_at: ColumnType<Date, never, never>;
    expires_at: Date;
  };
};
