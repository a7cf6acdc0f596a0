-- What only the page of a home tells: who opens the door, where one sleeps, what the house asks. All of it may be left unsaid.

create domain hour_of_day as text check (value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

-- The languages of `src/strutture/rules/lingue.ts`.
create domain lingue_list as text[] check (
  cardinality(value) <= 12
  and value <@ array['it', 'en', 'de', 'fr', 'es', 'pt', 'nl', 'pl', 'ru', 'uk', 'zh', 'lis']
);

alter table strutture
  add column stanze jsonb not null default '[]'
    check (jsonb_typeof(stanze) = 'array' and jsonb_array_length(stanze) <= 20),
  add column arrivo_dalle hour_of_day,
  add column arrivo_entro hour_of_day,
  add column partenza_entro hour_of_day,
  add column animali text check (animali in ('si', 'su_richiesta', 'no')),
  add column animali_nota text check (char_length(animali_nota) between 1 and 200),
  add column fumo text check (fumo in ('si', 'fuori', 'no')),
  add column feste text check (feste in ('si', 'no')),
  add column regole text check (char_length(regole) between 1 and 1000),
  add column gradini smallint check (gradini between 0 and 200),
  add column gradini_nota text check (char_length(gradini_nota) between 1 and 200),
  add column accoglie_nome text check (char_length(accoglie_nome) between 1 and 60),
  add column accoglie_foto_id integer references photos (id),
  add column accoglie_lingue lingue_list not null default '{}',
  add column accoglie_parole text check (char_length(accoglie_parole) between 1 and 600),
  add column posizione_approssimativa boolean not null default false,
  add column has_own_point boolean not null default false;

create index strutture_accoglie_foto on strutture (accoglie_foto_id) where accoglie_foto_id is not null;

comment on column strutture.stanze is 'Of a whole house: its rooms as [{"nome", "tipo_letti"}], in the order in which they are told.';
comment on column strutture.has_own_point is 'Whether lat and lon are the house''s own; else they are its comune''s.';
comment on column strutture.lat is 'The house''s where its owner has set a point (has_own_point), else its comune''s.';
comment on column strutture.posizione_approssimativa is 'Street without number and a circle until a booking is confirmed.';

-- No owner could set a point until now; those of the demonstration have one.
update strutture set has_own_point = true where is_demo;

-- A change that waits may have another photo of who opens the door.
alter table struttura_edits add column accoglie_foto_id integer references photos (id);
create index struttura_edits_accoglie_foto on struttura_edits (accoglie_foto_id) where accoglie_foto_id is not null;

-- An owner's homes, for what is told of the person: since when, and how soon they answer.
create function host_since(of_owner text) returns timestamptz stable language sql as $$
  select min(approved_at) from strutture where proprietario_email = of_owner and approved_at is not null
$$;

create function answer_minutes(of_owner text) returns integer[] stable language sql as $$
  select array_agg((extract(epoch from decided_at - bookings.created_at) / 60)::integer order by bookings.created_at)
  from strutture join bookings on bookings.struttura_id = strutture.id
  where proprietario_email = of_owner and modalita = 'su_richiesta' and bookings.created_at > now() - interval '1 year'
    and (decided_at is not null or (bookings.status = 'scaduta' and payment_id is not null))
$$;

comment on function answer_minutes(text) is
  'Minutes from each request to its owner''s answer, of a year; null for one that nobody answered in time.';
