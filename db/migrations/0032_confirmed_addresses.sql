-- Addresses that wait to be confirmed: the one that guests are to see of a struttura, and the one that an owner signs in with.

create table public_email_changes (
  struttura_id integer primary key references strutture (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  token_hash text not null check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  expires_at timestamptz not null
);
create index public_email_changes_token on public_email_changes (token_hash);
create index public_email_changes_email on public_email_changes (email);

comment on table public_email_changes is 'The address that guests are to see of a struttura, until whoever reads it has confirmed it. Not in a backup.';
comment on column public_email_changes.token_hash is 'SHA-256 of the token in the link. Strutture of one owner that wait for the same address share it: one click confirms them all.';

create table sign_in_address_changes (
  account_id uuid primary key references accounts (id) on delete cascade,
  new_email text not null check (char_length(new_email) between 3 and 254 and new_email = lower(new_email)),
  old_token_hash text unique check (old_token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  new_token_hash text unique check (new_token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_address_changes_email on sign_in_address_changes (new_email);

comment on table sign_in_address_changes is 'The address that an owner wants to sign in with: both addresses confirm, and then everything moves. Not in a backup.';
comment on column sign_in_address_changes.old_token_hash is 'SHA-256 of the token that was sent to the address of today; null once it was used.';
comment on column sign_in_address_changes.new_token_hash is 'The same of the new address. Never sent where the address is another owner''s: it stays unused.';
