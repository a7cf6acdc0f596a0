-- Who is signed in. The library behind these tables is better-auth (src/accounts/server/create-auth.ts); it writes the
-- columns that it knows, we name them. Nothing here is in a backup but `accounts`.

create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) between 3 and 254 and email = lower(email)),
  email_verified boolean not null default true check (email_verified),
  name text check (name is null),
  image text check (image is null),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on table accounts is 'People who have proved that an e-mail address is theirs, by opening a link that was sent to it.';
comment on column accounts.email_verified is 'Always: an account is made by the proof. The library asks for this column and the next two.';
comment on column accounts.name is 'Never: nothing needs it.';
comment on column accounts.image is 'Never: nothing needs it.';

create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_account_id on sessions (account_id);

comment on table sessions is 'One row for each signed-in browser. To delete the row is to end the session, at once.';
comment on column sessions.token_hash is 'SHA-256 of what the cookie holds: who reads this table cannot sign in with it.';
comment on column sessions.used_at is 'Renewed at most every hour; after 14 days without use the session is over.';
comment on column sessions.expires_at is 'The end even of a session in use: 60 days after it began.';

create table sign_in_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  proves text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);

comment on table sign_in_links is 'Links that were e-mailed and not used yet. Using one deletes its row.';
comment on column sign_in_links.proves is 'JSON of the library: the address that whoever holds the link has proved.';

create table sign_in_requests (
  email text primary key check (char_length(email) between 3 and 254),
  requests integer not null,
  window_ends_at timestamptz not null
);

comment on table sign_in_requests is 'How many links an address was asked for in this quarter of an hour: the brake on mails.';

create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

comment on table secrets is 'What all processes of this database sign with, unless OSPITALIA_SECRET says otherwise.';
