import type { ColumnType, Generated, Kysely } from 'kysely';

type CreatedAt = ColumnType<Date, never, never>;

export type AccountsTables = {
  accounts: {
    id: Generated<string>;
    email: string;
    email_verified: Generated<boolean>;
    /** `name` and `image` are always null. They are needed only to restore older archives. */
    name: ColumnType<string | null, never, never>;
    image: ColumnType<string | null, never, never>;
    created_at: CreatedAt;
    updated_at: Generated<Date>;
    lingua: Generated<string>;
  };
  sessions: {
    id: Generated<string>;
    account_id: string;
    token_hash: string;
    created_at: CreatedAt;
    used_at: Generated<Date>;
    expires_at: Date;
    proved_at: Date | null;
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
  /** A side's token hash is `null` once that side has confirmed. */
  sign_in_address_changes: {
    account_id: string;
    new_email: string;
    old_token_hash: string | null;
    new_token_hash: string | null;
    created_at: CreatedAt;
    expires_at: Date;
  };
  secrets: { name: string; value: string; created_at: CreatedAt };
  admins: {
    id: Generated<string>;
    username: string;
    password_hash: string;
    totp_secret: string | null;
    totp_step: number | null;
    pending_totp_secret: string | null;
    created_at: CreatedAt;
    password_changed_at: Generated<Date>;
    email: string | null;
  };
  admin_sessions: {
    id: Generated<string>;
    admin_id: string;
    token_hash: string;
    created_at: CreatedAt;
    used_at: Generated<Date>;
    expires_at: Date;
    proved_at: Date | null;
  };
  admin_devices: {
    id: Generated<string>;
    admin_id: string;
    token_hash: string;
    created_at: CreatedAt;
    expires_at: Date;
  };
  admin_passkeys: {
    id: Generated<string>;
    admin_id: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    nome: string;
    created_at: CreatedAt;
    used_at: Date | null;
  };
  account_passkeys: {
    id: Generated<string>;
    account_id: string;
    credential_id: string;
    public_key: Buffer;
    counter: number;
    transports: string[];
    nome: string;
    created_at: CreatedAt;
    used_at: Date | null;
  };
  passkey_challenges: { token_hash: string; expires_at: Date };
  admin_recovery_codes: { code_hash: string; admin_id: string; created_at: CreatedAt };
  admin_links: { token_hash: string; admin_id: string; email: string; purpose: string; expires_at: Date };
  login_attempts: { bucket: string; tries: number; waits_until: Date | null; forgotten_at: Date };
};

export type Db = Kysely<AccountsTables>;
