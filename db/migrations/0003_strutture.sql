-- The listing (specification section 3) and its rooms. Money is integer cents, 1 euro to 100,000 euros.

create domain price_cents as integer check (value between 100 and 10000000);

-- The 27 services of specification section 3; `src/strutture/rules/servizi.ts` holds the same list.
create domain servizi_list as text[] check (
  cardinality(value) <= 27
  and value <@ array[
    'Prima Colazione Inclusa', 'WiFi', 'Aria Condizionata', 'Riscaldamento', 'Cucina', 'Balcone', 'Terrazza',
    'Giardino', 'Parcheggio', 'Garage', 'Ascensore', 'Smart TV', 'Netflix', 'Lavatrice', 'Lavastoviglie', 'Barbecue',
    'Piscina', 'Spa', 'Palestra', 'Accesso Mare', 'Vista Mare', 'Vista Montagna', 'Centro Storico',
    'Vicino Stazione', 'Vicino Aeroporto', 'Pet Friendly', 'Camino'
  ]
);

create table strutture (
  id integer generated always as identity primary key,
  citta_id integer not null references citta (id),
  nome text not null check (char_length(nome) between 1 and 120),
  descrizione text not null check (char_length(descrizione) between 1 and 5000),
  tipo_struttura text[] not null check (
    cardinality(tipo_struttura) between 1 and 4
    and tipo_struttura <@ array['casa_vacanza', 'bb', 'affittacamere', 'agriturismo']
  ),
  tipo_prenotazione text not null default 'casa_vacanza' check (tipo_prenotazione in ('casa_vacanza', 'bnb')),
  cin text check (cin ~ '^IT[A-Z0-9]{8,17}$'),
  indirizzo text not null check (char_length(indirizzo) between 1 and 200),
  cap text not null check (cap ~ '^[0-9]{5}$'),
  lat double precision not null check (lat between 35 and 48),
  lon double precision not null check (lon between 6 and 19),
  prezzo_notte_cents price_cents check (tipo_prenotazione = 'bnb' or prezzo_notte_cents is not null),
  posti_letto smallint not null check (posti_letto between 1 and 800),
  num_camere smallint not null check (num_camere between 1 and 100),
  num_bagni smallint not null check (num_bagni between 1 and 100),
  ha_cucina boolean not null default false,
  servizi servizi_list not null default '{}',
  servizio_pulizie boolean not null default false,
  prezzo_pulizie_cents integer not null default 0 check (prezzo_pulizie_cents between 0 and 10000000),
  telefono text check (char_length(telefono) between 1 and 30),
  email text check (char_length(email) between 3 and 254),
  booking_ical_url text check (char_length(booking_ical_url) <= 2048 and booking_ical_url ~ '^https?://'),
  stripe_account_id text check (char_length(stripe_account_id) between 1 and 255),
  stripe_onboarding_completed boolean not null default false,
  status text not null default 'in_attesa'
    check (status in ('in_attesa', 'approvata', 'rifiutata', 'sospesa', 'eliminata')),
  motivo_rifiuto text check (char_length(motivo_rifiuto) <= 1000),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  approved_at timestamptz,
  constraint strutture_cleaning_price check (servizio_pulizie = (prezzo_pulizie_cents > 0)),
  constraint strutture_breakfast check (
    not tipo_struttura && array['bb', 'agriturismo'] or servizi @> array['Prima Colazione Inclusa']
  ),
  constraint strutture_public_is_complete check (
    status not in ('approvata', 'sospesa')
    or (cin is not null and prezzo_notte_cents is not null and approved_at is not null)
  )
);

comment on table strutture is 'A place to stay. Public only while its status is approvata.';
comment on column strutture.cin is 'National code, normalised: upper case, no blanks or dashes, with its leading IT.';
comment on column strutture.lat is 'The comune''s coordinates until its owner moves the marker.';
comment on column strutture.prezzo_notte_cents is 'Of a bnb: the cheapest available room''s, kept by triggers on camere.';
comment on column strutture.approved_at is 'When an administrator approved it; kept when it is paused or removed later.';

-- A CIN is reserved by approval only: otherwise anyone could lock an owner out by submitting a copy of the code.
-- Pending duplicates are both stored and shown to the administrator; the second approval fails.
create unique index strutture_cin_reserved on strutture (cin) where status in ('approvata', 'sospesa');
create index strutture_town_list on strutture (citta_id, id) where status = 'approvata';
create index strutture_citta_id on strutture (citta_id);

create table camere (
  id integer generated always as identity primary key,
  struttura_id integer not null references strutture (id) on delete cascade,
  nome_camera text not null check (char_length(nome_camera) between 1 and 120),
  posti_letto smallint not null default 2 check (posti_letto between 1 and 8),
  tipo_letti text not null default '1_matrimoniale' check (tipo_letti in (
    '1_matrimoniale', '2_singoli', '1_matrimoniale_1_singolo', '1_matrimoniale_2_singoli', '2_matrimoniali',
    '3_singoli', '4_singoli', 'letti_castello', 'divano_letto'
  )),
  letti_aggiuntivi text not null default '' check (char_length(letti_aggiuntivi) <= 200),
  bagno_privato boolean not null default true,
  prezzo_notte_cents price_cents not null default 5000,
  servizi_camera servizi_list not null default '{}',
  disponibile boolean not null default true,
  note text not null default '' check (char_length(note) <= 1000),
  unique (struttura_id, id)
);

comment on table camere is 'A room of a bnb that guests book by itself. Shown in order of id.';

create table struttura_photos (
  struttura_id integer not null references strutture (id) on delete cascade,
  position smallint not null check (position between 0 and 9),
  photo_id integer not null references photos (id),
  primary key (struttura_id, position),
  unique (struttura_id, photo_id)
);
create index struttura_photos_photo_id on struttura_photos (photo_id);

comment on table struttura_photos is 'Which photos a struttura shows, at most 10; position 0 is the cover.';

-- strutture_per_citta counts approved strutture. Statement-level, so that a COPY of 50,000 rows counts once.

create function move_strutture_count(towns integer[], steps integer[]) returns void language plpgsql as $$
begin
  insert into strutture_per_citta (citta_id, strutture_count)
  select town, 0 from unnest(towns) as town order by town
  on conflict (citta_id) do nothing;
  -- Every transaction locks its towns in the same order: two of them never wait for each other in a circle.
  perform from strutture_per_citta where citta_id = any (towns) order by citta_id for no key update;
  update strutture_per_citta as counter set strutture_count = counter.strutture_count + moved.step
  from unnest(towns, steps) as moved (town, step)
  where counter.citta_id = moved.town;
end $$;

create function count_inserted_strutture() returns trigger language plpgsql as $$
begin
  perform move_strutture_count(array_agg(citta_id), array_agg(step))
  from (
    select citta_id, count(*)::integer as step from new_rows where status = 'approvata' group by citta_id
  ) as moved having count(*) > 0;
  return null;
end $$;

create function count_deleted_strutture() returns trigger language plpgsql as $$
begin
  perform move_strutture_count(array_agg(citta_id), array_agg(step))
  from (
    select citta_id, -count(*)::integer as step from old_rows where status = 'approvata' group by citta_id
  ) as moved having count(*) > 0;
  return null;
end $$;

create function count_updated_strutture() returns trigger language plpgsql as $$
begin
  perform move_strutture_count(array_agg(citta_id), array_agg(step))
  from (
    select citta_id, sum(step)::integer as step from (
      select citta_id, 1 as step from new_rows where status = 'approvata'
      union all
      select citta_id, -1 from old_rows where status = 'approvata'
    ) as each_row group by citta_id having sum(step) <> 0
  ) as moved having count(*) > 0;
  return null;
end $$;

create trigger strutture_count_insert after insert on strutture
  referencing new table as new_rows for each statement execute function count_inserted_strutture();
create trigger strutture_count_delete after delete on strutture
  referencing old table as old_rows for each statement execute function count_deleted_strutture();
create trigger strutture_count_update after update on strutture
  referencing old table as old_rows new table as new_rows for each statement execute function count_updated_strutture();

-- The price of a bnb on its card: its cheapest available room's, or the cheapest when none is available.

create function refresh_prezzo_notte() returns trigger language plpgsql as $$
begin
  update strutture set prezzo_notte_cents = cheapest.cents
  from (
    select struttura_id,
      coalesce(min(prezzo_notte_cents) filter (where disponibile), min(prezzo_notte_cents)) as cents
    from camere where struttura_id in (select struttura_id from changed) group by struttura_id
  ) as cheapest
  where strutture.id = cheapest.struttura_id and strutture.tipo_prenotazione = 'bnb'
    and strutture.prezzo_notte_cents is distinct from cheapest.cents;
  return null;
end $$;

create trigger camere_price_insert after insert on camere
  referencing new table as changed for each statement execute function refresh_prezzo_notte();
create trigger camere_price_update after update on camere
  referencing new table as changed for each statement execute function refresh_prezzo_notte();
create trigger camere_price_delete after delete on camere
  referencing old table as changed for each statement execute function refresh_prezzo_notte();
