-- Links by which a person sees, takes away and erases what is kept under an e-mail address; and where addresses are found.

create table person_links (
  token_hash text primary key check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index person_links_email on person_links (email);

comment on table person_links is 'Links that were e-mailed to a person about their data. Not in a backup.';
comment on column person_links.token_hash is 'SHA-256 of the token in the link: who reads this table cannot open it.';

create index bookings_of_guest on bookings (lower(guest_email));
create index bookings_agreed_email on bookings (lower(agreed ->> 'email')) where agreed ->> 'email' is not null;
create index strutture_email on strutture (lower(email)) where email is not null;
create index struttura_edits_email on struttura_edits (lower(form ->> 'email')) where form ->> 'email' is not null;
