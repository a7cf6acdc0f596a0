import type { ColumnType } from 'kysely';

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
