import type { ColumnType } from 'kysely';

/** The tables of the privacy room (`db/migrations/0021_person_links.sql`, `0055_erasures.sql`). */
export type PrivacyTables = {
  person_links: {
    token_hash: string;
    email: string;
    created_at: ColumnType<Date, never, never>;
    expires_at: Date;
  };
  erasures: {
    id: string;
    email_hash: string;
    erased_at: Date;
    applied_at: Date | null;
    stored_at: Date | null;
  };
};
