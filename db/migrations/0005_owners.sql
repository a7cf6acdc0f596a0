-- Who sent a struttura in, and what its owner wants to change while the published version stays.

alter table strutture
  add column proprietario_email text check (
    char_length(proprietario_email) between 3 and 254 and proprietario_email = lower(proprietario_email)
  ),
  add column email_confirmed_at timestamptz,
  add column submitted_at timestamptz not null default now(),
  add column non_su_booking boolean not null default false,
  add column privacy_versione text,
  add column privacy_accepted_at timestamptz,
  add column submission_hash text check (submission_hash ~ '^[A-Za-z0-9_-]{43}$'),
  add constraint strutture_privacy check ((privacy_versione is null) = (privacy_accepted_at is null));

comment on column strutture.proprietario_email is 'Whose it is: the address of an account. Null of a demo listing. `email` is what guests see.';
comment on column strutture.email_confirmed_at is 'When its owner proved the address. Before that nobody is asked to look at it.';
comment on column strutture.submitted_at is 'When it was last sent for approval: the queue is in this order.';
comment on column strutture.non_su_booking is 'Its owner does not publish on Booking.com: no calendar of it is needed.';
comment on column strutture.privacy_versione is 'Version of the privacy text that was accepted, and when.';
comment on column strutture.submission_hash is 'SHA-256 of what was submitted: the same submission twice makes one row.';

create unique index strutture_pending_submission on strutture (submission_hash) where status = 'in_attesa';
-- The same code from the same person: a second form, not a second house. From another person both wait (0003).
create unique index strutture_pending_cin on strutture (cin, proprietario_email) where status = 'in_attesa';
create index strutture_proprietario on strutture (proprietario_email) where proprietario_email is not null;

create table struttura_edits (
  struttura_id integer primary key references strutture (id) on delete cascade,
  form jsonb not null,
  status text not null default 'in_attesa' check (status in ('in_attesa', 'rifiutata')),
  motivo_rifiuto text check (char_length(motivo_rifiuto) <= 1000),
  submitted_at timestamptz not null default now(),
  check ((status = 'rifiutata') = (motivo_rifiuto is not null))
);

comment on table struttura_edits is 'What the owner of a published struttura wants to change: it waits here, the published version stays online.';
comment on column struttura_edits.form is 'The checked form, as src/strutture/rules/check-struttura.ts gives it, without photos.';

create table struttura_edit_photos (
  struttura_id integer not null references struttura_edits (struttura_id) on delete cascade,
  position smallint not null check (position between 0 and 9),
  photo_id integer not null references photos (id),
  primary key (struttura_id, position),
  unique (struttura_id, photo_id)
);
create index struttura_edit_photos_photo_id on struttura_edit_photos (photo_id);
