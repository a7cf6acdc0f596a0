-- The register of actions, who may do what in the database, and what a purge leaves behind so that it can be undone.

-- What administrators have done: written once, never changed. `struttura_id` refers to nothing: the struttura may be gone.
create table registro_azioni (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  username text not null check (char_length(username) between 1 and 100),
  azione text not null check (azione ~ '^[a-z_]{1,40}$'),
  struttura_id integer,
  struttura_nome text check (char_length(struttura_nome) <= 120),
  prima jsonb,
  dopo jsonb,
  address text not null check (char_length(address) <= 100),
  request_id text not null check (char_length(request_id) <= 200),
  check ((struttura_id is null) = (struttura_nome is null))
);

-- The primary key serves the newest first.
create index registro_azioni_by_struttura on registro_azioni (struttura_id, id) where struttura_id is not null;

comment on table registro_azioni is 'The register of actions: who did what, when, from where, and what it changed. Lines are added, nothing else.';
comment on column registro_azioni.struttura_nome is 'The name that it had then.';
comment on column registro_azioni.prima is 'What the action changed, by wire name, as it was; contacts are masked.';
comment on column registro_azioni.request_id is 'The request that did it: the same as in the log.';

create function refuse_register_change() returns trigger language plpgsql as $$
begin
  raise exception 'the register of actions is append-only' using errcode = 'insufficient_privilege';
end $$;

create trigger registro_azioni_append_only before update or delete or truncate on registro_azioni
  for each statement execute function refuse_register_change();

-- The portal answers requests as this role (src/server/portal-role.ts makes it; pgboss: src/server/jobs/prepare-jobs.ts).
-- It works with every row, adds lines to the register, and changes neither those nor any table's shape.
grant usage on schema public to ospitalia_portale;
grant select, insert, update, delete on all tables in schema public to ospitalia_portale;
grant usage, select on all sequences in schema public to ospitalia_portale;
alter default privileges in schema public grant select, insert, update, delete on tables to ospitalia_portale;
alter default privileges in schema public grant usage, select on sequences to ospitalia_portale;
revoke update, delete on registro_azioni from ospitalia_portale;
revoke insert, update, delete on kysely_migration, kysely_migration_lock, migration_hashes from ospitalia_portale;

-- Which database this is: an archive says whose it is, and is put back in place only where its rows came from.
create table database_identity (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid()
);
insert into database_identity default values;
revoke insert, update, delete on database_identity from ospitalia_portale;

comment on table database_identity is 'Written into the head of every archive, and taken over by the new database that one is restored into.';

-- After a purge the photos of what is gone stay for a while: the archive has rows, not files.
alter table photo_uploads add column held_until timestamptz;
create unique index photo_uploads_held_long on photo_uploads (photo_id) where held_until is not null;

comment on column photo_uploads.held_until is 'Until when an archive needs the photo. Null: an upload, a submission or an encoder, for 25 hours.';

create function has_future_bookings(of_struttura integer, day date) returns boolean language plpgsql as $$
begin
  -- Locked until the transaction ends: an event needs its unit, so no booking can come in between.
  perform from units where struttura_id = of_struttura order by id for update;
  return exists (
    select from calendar_events join units on units.id = calendar_events.unit_id
    where units.struttura_id = of_struttura and platform_source = 'ospitalia' and event_type = 'booking'
      -- A period does not contain the day of departure: its last night is the day before.
      and upper(period) > day
  );
end $$;

comment on function has_future_bookings is
  'Whether a booking of this product has a night on this day or later: such a struttura is not deleted (decision 14).';
