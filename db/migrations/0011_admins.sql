-- Administrators: accounts of another kind, with a password and no e-mail address. Nothing here is in a backup.

create table admins (
  id uuid primary key default gen_random_uuid(),
  username text not null check (username ~ '^[A-Za-z0-9._@+-]{1,64}$'),
  password_hash text not null check (password_hash like '$argon2id$%'),
  totp_secret text,
  totp_step bigint,
  pending_totp_secret text,
  created_at timestamptz not null default now(),
  password_changed_at timestamptz not null default now()
);
create unique index admins_username on admins (lower(username));

comment on table admins is 'Who may sign in to the panel.';
comment on column admins.totp_secret is 'What the codes of the authenticator app are made of, encrypted with the portal''s secret; null: no codes are asked.';
comment on column admins.totp_step is 'The step of time of the last code that was used: a code is good once.';
comment on column admins.pending_totp_secret is 'The same as totp_secret, until its first code confirms it.';

create table admin_sessions (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admins (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index admin_sessions_admin_id on admin_sessions (admin_id);

comment on table admin_sessions is 'One row for each browser that is signed in to the panel. To delete the row is to end the session, at once.';
comment on column admin_sessions.token_hash is 'SHA-256 of what the cookie holds: who reads this table cannot sign in with it.';
comment on column admin_sessions.used_at is 'Renewed at most every minute; after 30 minutes without use the session is over.';
comment on column admin_sessions.expires_at is 'The end even of a session in use: 12 hours after it began.';

create table admin_devices (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admins (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index admin_devices_admin_id on admin_devices (admin_id);

comment on table admin_devices is 'Browsers in which somebody signed in before: their tries are counted by themselves, so that strangers cannot lock an administrator out.';

create table login_attempts (
  bucket text primary key check (char_length(bucket) <= 100),
  tries integer not null check (tries >= 0),
  waits_until timestamptz,
  forgotten_at timestamptz not null
);
create index login_attempts_forgotten_at on login_attempts (forgotten_at);

comment on table login_attempts is 'The brake on guessed passwords: tries that failed or have no answer yet, for all processes together.';
comment on column login_attempts.bucket is 'What is counted, and a hash of whose: what somebody typed into a wrong field is not kept.';
comment on column login_attempts.waits_until is 'Until then no try of this bucket is looked at.';
comment on column login_attempts.forgotten_at is 'From then on it counts as none.';
