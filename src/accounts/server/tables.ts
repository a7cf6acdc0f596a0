import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, never, never>;

/** The tables of the accounts room (`db/migrations/0006_accounts.sql`). */
export type AccountsTables = {
  accounts: {
    id: Generated<string>;
    email: string;
    email_verified: Generated<boolean>;
    created_at: CreatedAt;
    updated_at: Generated<Date>;
  };
  sessions: {
    id: Generated<string>;
    account_id: string;
    token_hash: string;
    created_at: CreatedAt;
    used_at: Generated<Date>;
    expires_at: Date;
  };
  sign_in_links: {
    id: Generated<string>;
    token_hash: string;
    proves: string;
    created_at: CreatedAt;
    updated_at: Generated<Date>;
    expires_at: Date;
  };
  sign_in_requests: { email: string; sent_at: Date[] };
  secrets: { name: string; value: string; created_at: CreatedAt };
};
