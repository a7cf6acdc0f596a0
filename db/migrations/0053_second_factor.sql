-- Signing in with a second factor: passkeys, recovery codes on paper, an administrator's known address, and when somebody last proved
-- that it is them. Nothing here is in a backup.

alter table sessions add column proved_at timestamptz;
alter table admin_sessions add column proved_at timestamptz;
comment on column sessions.proved_at is 'When its owner last proved who they are, by a mailed link or a passkey; null: before this column.';
comment on column admin_sessions.proved_at is 'When the administrator last gave the second factor: a code, a recovery code or a passkey; null: never.';

alter table admins add column email text check (char_length(email) between 3 and 254 and email = lower(email));
create index admins_email on admins (email) where email is not null;
comment on column admins.email is 'The known address, confirmed by a link: where warnings go, and the link that lets a new browser try. Null: none.';

create table admin_passkeys (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admins (id) on delete cascade,
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and char_length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  nome text not null check (char_length(nome) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index admin_passkeys_admin_id on admin_passkeys (admin_id);

create table account_passkeys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and char_length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  nome text not null check (char_length(nome) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index account_passkeys_account_id on account_passkeys (account_id);

comment on table admin_passkeys is 'Keys with which administrators sign in: the public halves, which open nothing.';
comment on table account_passkeys is 'The same of owners.';
comment on column admin_passkeys.counter is 'How often the key says that it was used. One that goes back was copied: it is refused.';
comment on column account_passkeys.counter is 'How often the key says that it was used. One that goes back was copied: it is refused.';

create table passkey_challenges (
  token_hash text primary key check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  expires_at timestamptz not null
);
comment on table passkey_challenges is 'What a passkey has to sign, each once and within minutes: a hash of the challenge, what it is for and whose.';

create table admin_recovery_codes (
  code_hash text primary key check (code_hash ~ '^[A-Za-z0-9_-]{43}$'),
  admin_id uuid not null references admins (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index admin_recovery_codes_admin_id on admin_recovery_codes (admin_id);
comment on table admin_recovery_codes is 'Codes on paper that stand in for the second factor. Using one deletes its row.';
comment on column admin_recovery_codes.code_hash is 'SHA-256 of the code, which has 80 random bits, and of whose it is.';

create table admin_links (
  token_hash text primary key check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  admin_id uuid not null references admins (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  purpose text not null check (purpose in ('indirizzo', 'accesso')),
  expires_at timestamptz not null
);
create index admin_links_admin_id on admin_links (admin_id);
create index admin_links_email on admin_links (email);
comment on table admin_links is 'Links that were e-mailed to administrators. Using one deletes its row.';
comment on column admin_links.purpose is 'indirizzo: makes `email` the known address. accesso: lets the browser try to sign in, whatever strangers have done.';
