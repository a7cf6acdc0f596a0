-- How often each platform reads our calendar, and what has a home's calendars read sooner.

alter table export_addresses
  add column read_hours smallint[] check (cardinality(read_hours) = 168 and array_position(read_hours, null) is null),
  add column read_hour integer,
  add constraint export_addresses_readings check ((read_hours is null) = (read_hour is null));

comment on column export_addresses.read_hours is 'Readings of the last seven days: those of the hour h since 1970 stand at h mod 168, counted from 0.';
comment on column export_addresses.read_hour is 'The hour since 1970 of the last reading; what is older than a week before it is 0.';

-- A secret mail address of a home: a mail that arrives there has its platforms read at once. Nothing of a mail is kept.
create table doorbells (
  struttura_id integer primary key references strutture (id) on delete cascade,
  token_hash bytea not null unique,
  sealed_token bytea not null,
  rang_at timestamptz,
  created_at timestamptz not null default now()
);

comment on column doorbells.token_hash is 'SHA-256 of what stands before the @: by it the address is found.';
comment on column doorbells.sealed_token is 'The same, to be shown to its owner: AES-256-GCM with a key made from the portal''s secret.';
