-- Strutture that were deleted together with all others, until their owners are told: once each, of all of theirs.
create table removed_homes (
  struttura_id integer primary key,
  proprietario_email text not null check (char_length(proprietario_email) <= 254),
  nome text not null,
  has_bookings boolean not null,
  removed_at timestamptz not null
);

create index removed_homes_owner on removed_homes (proprietario_email);

comment on table removed_homes is 'Deleted by a purge, and their owners are not told yet. A row lives for some minutes.';
comment on column removed_homes.has_bookings is 'It is hidden, and its owner still reads its bookings.';
