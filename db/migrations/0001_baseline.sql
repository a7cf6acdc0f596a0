-- Tables, types, indexes, constraints and the rows that every database starts with, grouped by subject. Functions, triggers and views are in
-- `db/schema`, except those that belong to a table: constraints and indexes call them, or they create partitions.

-- ## Rights
-- The portal connects as this role (`src/platform/database/portal-role.ts`): it works with every row and changes no table's shape.
grant usage on schema public to ospitalia_portale;
alter default privileges in schema public grant select, insert, update, delete on tables to ospitalia_portale;
alter default privileges in schema public grant usage, select on sequences to ospitalia_portale;
grant select on migration_hashes, schema_hashes to ospitalia_portale;

-- ## Extensions and text search
create extension if not exists btree_gist;
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

-- Italian words by their stems, without accents. PostgreSQL's parser splits at apostrophes: "l'orto" is found as "orto".
create text search configuration italiano (copy = pg_catalog.italian);
alter text search configuration italiano alter mapping for hword, hword_part, word with unaccent, italian_stem;

-- The same words unstemmed: typing errors are compared with them. Addresses and numbers are not words.
create text search dictionary parole_intere (template = simple, stopwords = italian);
create text search configuration parole (copy = pg_catalog.simple);
alter text search configuration parole alter mapping for asciiword, asciihword, hword_asciipart with parole_intere;
alter text search configuration parole alter mapping for hword, hword_part, word with unaccent, parole_intere;
alter text search configuration parole drop mapping if exists for
  email, url, url_path, host, file, sfloat, float, int, uint, version, numword, numhword, hword_numpart;

-- ## Types
create domain cap_list as text[] check (
  cardinality(value) >= 1 and array_to_string(value, ',') ~ '^[0-9]{5}(,[0-9]{5})*$'
);
create domain slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
-- 1 euro to 100,000 euros.
create domain price_cents as integer check (value between 100 and 10000000);
-- The 27 services of `src/strutture/rules/servizi.ts`.
create domain servizi_list as text[] check (
  cardinality(value) <= 27
  and value <@ array[
    'Prima Colazione Inclusa', 'WiFi', 'Aria Condizionata', 'Riscaldamento', 'Cucina', 'Balcone', 'Terrazza',
    'Giardino', 'Parcheggio', 'Garage', 'Ascensore', 'Smart TV', 'Netflix', 'Lavatrice', 'Lavastoviglie', 'Barbecue',
    'Piscina', 'Spa', 'Palestra', 'Accesso Mare', 'Vista Mare', 'Vista Montagna', 'Centro Storico',
    'Vicino Stazione', 'Vicino Aeroporto', 'Pet Friendly', 'Camino'
  ]
);
create domain hour_of_day as text check (value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
-- The languages of `src/strutture/rules/lingue.ts`.
create domain lingue_list as text[] check (
  cardinality(value) <= 12
  and value <@ array['it', 'en', 'de', 'fr', 'es', 'pt', 'nl', 'pl', 'ru', 'uk', 'zh', 'lis']
);
-- The language of an owner's text (`src/strutture/rules/text-languages.ts`).
create domain lingua as text check (value in ('it', 'en', 'de', 'fr'));
create domain focal_point as text check (value ~ '^(100|[1-9]?[0-9])-(100|[1-9]?[0-9])$');
comment on domain focal_point is 'Per cent from the left and from the top: 50-50 is the middle. See src/media/rules/focal-point.ts.';
create domain stanza as text
  check (value in ('soggiorno', 'cucina', 'camera', 'bagno', 'esterno', 'vista', 'altro'));

-- ## Functions that constraints and indexes call
-- They belong to their tables: PostgreSQL neither checks rows nor builds indexes again when such a function is replaced. Only a migration may
-- change one, and it checks the rows or rebuilds the index.

-- The last nine digits of a phone number: the same number is written with +39, with 0039 and without.
create function phone_ending(telefono text) returns text immutable strict parallel safe language sql
  return right(regexp_replace(telefono, '[^0-9]', '', 'g'), 9);

-- Translations of an owner's text by language: {"de": {"testo": "…", "fonte": "…"}} (`src/strutture/rules/translations.ts`).
create function are_translations(texts jsonb, longest integer) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(texts) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(texts) = 'object' then texts else '{}' end) as translation (lingua, said)
    where lingua not in ('it', 'en', 'de', 'fr')
      or jsonb_typeof(said -> 'testo') is distinct from 'string'
      or char_length(said ->> 'testo') > longest
      -- Blanks that PostgreSQL trims. The form knows more of them.
      or btrim(said ->> 'testo', E' \n\r\t') = ''
      or coalesce(said ->> 'fonte', '') !~ '^[0-9a-f]{8}$'
  )
$$;

-- Languages of texts, without those that are Italian: {"descrizione": "de"}.
create function are_text_languages(languages jsonb) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(languages) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(languages) = 'object' then languages else '{}' end) as named (testo, lingua)
    where testo not in ('descrizione', 'animali_nota', 'gradini_nota', 'regole', 'accoglie_parole')
      or lingua not in ('"en"', '"de"', '"fr"')
  )
$$;

-- Translations of the texts beside the description: {"animali_nota": {"de": {"testo": "…", "fonte": "…"}}}.
create function are_text_translations(texts jsonb) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(texts) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(texts) = 'object' then texts else '{}' end) as said (testo, translations)
    where testo not in ('animali_nota', 'gradini_nota', 'regole', 'accoglie_parole') or not are_translations(translations, 1000)
  )
$$;

-- Steps of a cancellation policy: at most 10, the most days first, and later steps never give back more.
create function are_refund_terms(terms jsonb) returns boolean language plpgsql immutable as $$
declare
  term jsonb;
  before jsonb;
begin
  if jsonb_typeof(terms) <> 'array' or jsonb_array_length(terms) > 10 then
    return false;
  end if;
  for term in select value from jsonb_array_elements(terms) loop
    if jsonb_typeof(term) <> 'object'
      or (select count(*) from jsonb_object_keys(term)) <> 3
      or jsonb_typeof(term -> 'days') is distinct from 'number'
      or jsonb_typeof(term -> 'percent') is distinct from 'number'
      or jsonb_typeof(term -> 'cleaning_percent') is distinct from 'number'
    then
      return false;
    end if;
    if (term ->> 'days')::numeric not between 0 and 366 or (term ->> 'days')::numeric % 1 <> 0
      or (term ->> 'percent')::numeric not between 0 and 100 or (term ->> 'percent')::numeric % 1 <> 0
      or (term ->> 'cleaning_percent')::numeric not between 0 and 100
      or (term ->> 'cleaning_percent')::numeric % 1 <> 0
    then
      return false;
    end if;
    if before is not null and (
      (term ->> 'days')::numeric >= (before ->> 'days')::numeric
      or (term ->> 'percent')::numeric > (before ->> 'percent')::numeric
      or (term ->> 'cleaning_percent')::numeric > (before ->> 'cleaning_percent')::numeric
    ) then
      return false;
    end if;
    before := term;
  end loop;
  return true;
end $$;

-- ## Places
-- Regions, provinces and comuni of Italy by ISTAT, filled by `src/locations/server/load-locations.ts`. Uniqueness is checked at commit: a
-- reform of ISTAT may swap names and positions within one reload.

create table regioni (
  id integer primary key check (id between 1 and 20),
  nome text not null check (nome <> ''),
  codice text not null check (codice ~ '^[A-Z]{3}$'),
  slug slug not null,
  posizione integer not null check (posizione >= 1),
  constraint regioni_nome_unique unique (nome) deferrable initially deferred,
  constraint regioni_codice_unique unique (codice) deferrable initially deferred,
  constraint regioni_slug_unique unique (slug) deferrable initially deferred,
  constraint regioni_posizione_unique unique (posizione) deferrable initially deferred
);

comment on column regioni.id is 'ISTAT''s number of the region.';
comment on column regioni.codice is 'Three letters of the region''s card (docs/PRODUCT.md, section 3).';
comment on column regioni.posizione is 'Rank by name in Italian collation, computed at load: every PostgreSQL then sorts alike.';

create table province (
  id integer primary key check (id between 1 and 999),
  regione_id integer not null references regioni (id),
  nome text not null check (nome <> ''),
  sigla text not null check (sigla ~ '^[A-Z]{2}$'),
  capoluogo text not null check (capoluogo <> ''),
  slug slug not null,
  posizione integer not null check (posizione >= 1),
  constraint province_sigla_unique unique (sigla) deferrable initially deferred,
  constraint province_slug_unique unique (regione_id, slug) deferrable initially deferred,
  constraint province_posizione_unique unique (posizione) deferrable initially deferred
);

comment on column province.id is 'ISTAT''s code of the "unità territoriale sovracomunale": 52 is Siena, 258 is Roma.';
comment on column province.capoluogo is 'Capital city, or all of them where there are several ("Carbonia e Iglesias").';
comment on column province.posizione is 'Rank by name in Italian collation among all provinces.';

create table citta (
  id integer primary key check (id between 1001 and 999999),
  provincia_id integer not null references province (id),
  nome text not null check (nome <> ''),
  slug slug not null,
  caps cap_list not null,
  caps_corretti cap_list,
  lat double precision not null check (lat between 35 and 48),
  lon double precision not null check (lon between 6 and 19),
  popolazione integer not null check (popolazione >= 0),
  posizione integer not null check (posizione >= 1),
  constraint citta_slug_unique unique (provincia_id, slug) deferrable initially deferred,
  constraint citta_posizione_unique unique (posizione) deferrable initially deferred
);

comment on column citta.id is 'ISTAT''s code of the comune as a number: 52015 is Montepulciano.';
comment on column citta.caps is 'Postal codes, the usual one first. Best effort: the source is not the postal service''s own list.';
comment on column citta.caps_corretti is 'The administrator''s correction of caps. It wins over caps, and no reload changes it.';
comment on column citta.lat is 'Degrees north of the town, WGS 84 (GeoNames).';
comment on column citta.lon is 'Degrees east of the town, WGS 84 (GeoNames).';
comment on column citta.popolazione is 'Census of 2011.';
comment on column citta.posizione is 'Rank by name in Italian collation among all comuni.';

create table citta_nomi (
  citta_id integer not null references citta (id) on delete cascade,
  nome_folded text not null check (nome_folded <> ''),
  priority smallint not null check (priority between 1 and 3),
  primary key (citta_id, nome_folded)
);
create index citta_nomi_by_name on citta_nomi (nome_folded);

comment on table citta_nomi is 'Names by which a comune is found: today''s, its other language''s, and those of comuni merged into it.';
comment on column citta_nomi.nome_folded is 'By src/locations/rules/fold-name.ts: no accents, no case, no apostrophes, no hyphens.';
comment on column citta_nomi.priority is '1: today''s name. 2: its other language or one half of it. 3: a former name. The lowest wins.';

create table citta_alias (
  istat_precedente integer primary key check (istat_precedente between 1001 and 999999),
  citta_id integer not null references citta (id) on delete cascade
);
create index citta_alias_citta_id on citta_alias (citta_id);

comment on table citta_alias is 'Codes that ISTAT has retired (mergers, Sardinia''s provinces of 2026) and today''s comune.';

create table strutture_per_citta (
  citta_id integer primary key references citta (id) on delete cascade,
  strutture_count integer not null check (strutture_count >= 0)
);

comment on table strutture_per_citta is 'Approved strutture of a comune, counted by the triggers of strutture. A missing row is zero.';

create table locations_source (
  singleton boolean primary key default true check (singleton),
  source_hash text not null check (source_hash ~ '^[0-9a-f]{64}$'),
  loaded_at timestamptz not null default now()
);

comment on table locations_source is 'Hash of the source of the tables above: a start that finds the same hash loads nothing.';

-- ## Photos
-- The files lie in the storage, named by the hash of the original.

create table photos (
  id integer generated always as identity primary key,
  hash text not null unique check (hash ~ '^[A-Za-z0-9_-]{22}$'),
  width integer not null check (width between 1 and 1920),
  height integer not null check (height between 1 and 7680),
  alt text not null default '' check (char_length(alt) <= 200),
  created_at timestamptz not null default now(),
  ready_at timestamptz,
  avif_at timestamptz,
  focus focal_point
);

comment on table photos is 'A picture stored once, however many strutture show it. Its files are named by hash and size.';
comment on column photos.hash is '128 bits of the SHA-256 of the original file, base64url.';
comment on column photos.width is 'Size in pixels of the largest stored variant; its height is in height.';
comment on column photos.alt is 'Description for people who cannot see the picture; empty if there is none.';
comment on column photos.ready_at is 'When its WebP files were all stored. The row is written before them: there is no file without a row.';
comment on column photos.avif_at is 'When its AVIF files were stored too. Until then a lossless-looking copy waits beside them.';
comment on column photos.focus is 'Found in the picture when it was encoded; null if not looked for yet.';

-- No "on delete": a photo in use cannot be deleted, as one that a struttura shows cannot.
create table photo_uploads (
  token uuid primary key default gen_random_uuid(),
  photo_id integer not null references photos (id),
  created_at timestamptz not null default now(),
  held_until timestamptz
);
create index photo_uploads_photo_id on photo_uploads (photo_id);
create index photo_uploads_created_at on photo_uploads (created_at);
create unique index photo_uploads_held_long on photo_uploads (photo_id) where held_until is not null;

comment on table photo_uploads is 'Temporary holders of a photo: an upload until its form is sent, a submission until it is stored, an encoder at work.';
comment on column photo_uploads.token is 'The form sends it for a photo that was uploaded before: caricamento:{token}.';
comment on column photo_uploads.held_until is 'Until when an archive needs the photo. Null: an upload, a submission or an encoder, for 25 hours.';

-- ## Strutture
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
  -- Who sent it in.
  proprietario_email text check (
    char_length(proprietario_email) between 3 and 254 and proprietario_email = lower(proprietario_email)
  ),
  email_confirmed_at timestamptz,
  submitted_at timestamptz not null default now(),
  non_su_booking boolean not null default false,
  privacy_versione text,
  privacy_accepted_at timestamptz,
  submission_hash text check (submission_hash ~ '^[A-Za-z0-9_-]{43}$'),
  -- How it is sold.
  accettazione text not null default 'immediata' check (accettazione in ('immediata', 'su_richiesta')),
  politica_cancellazione text not null default 'moderata'
    check (politica_cancellazione in ('flessibile', 'moderata', 'rigida')),
  onboarding_by text check (onboarding_by in ('stripe', 'admin')),
  onboarding_at timestamptz,
  changed_at timestamptz not null default now(),
  -- What only the page of the home shows. All of it is optional.
  stanze jsonb not null default '[]'
    check (jsonb_typeof(stanze) = 'array' and jsonb_array_length(stanze) <= 20),
  arrivo_dalle hour_of_day,
  arrivo_entro hour_of_day,
  partenza_entro hour_of_day,
  animali text check (animali in ('si', 'su_richiesta', 'no')),
  animali_nota text check (char_length(animali_nota) between 1 and 200),
  fumo text check (fumo in ('si', 'fuori', 'no')),
  feste text check (feste in ('si', 'no')),
  regole text check (char_length(regole) between 1 and 1000),
  gradini smallint check (gradini between 0 and 200),
  gradini_nota text check (char_length(gradini_nota) between 1 and 200),
  accoglie_nome text check (char_length(accoglie_nome) between 1 and 60),
  accoglie_foto_id integer references photos (id),
  accoglie_lingue lingue_list not null default '{}',
  accoglie_parole text check (char_length(accoglie_parole) between 1 and 600),
  posizione_approssimativa boolean not null default false,
  has_own_point boolean not null default false,
  traduzioni jsonb not null default '{}' check (are_translations(traduzioni, 5000)),
  ora_limite_oggi smallint not null default 18 check (ora_limite_oggi between 0 and 24),
  lingue_testi jsonb not null default '{}' check (are_text_languages(lingue_testi)),
  traduzioni_testi jsonb not null default '{}' check (are_text_translations(traduzioni_testi)),
  constraint strutture_cleaning_price check (servizio_pulizie = (prezzo_pulizie_cents > 0)),
  constraint strutture_breakfast check (
    not tipo_struttura && array['bb', 'agriturismo'] or servizi @> array['Prima Colazione Inclusa']
  ),
  constraint strutture_public_is_complete check (
    status not in ('approvata', 'sospesa')
    or (cin is not null and prezzo_notte_cents is not null and approved_at is not null)
  ),
  constraint strutture_privacy check ((privacy_versione is null) = (privacy_accepted_at is null)),
  constraint strutture_onboarding_told check ((onboarding_by is null) = (onboarding_at is null)),
  constraint strutture_check1 check (not traduzioni ? coalesce(lingue_testi ->> 'descrizione', 'it'))
);

comment on table strutture is 'A place to stay. Public only while its status is approvata.';
comment on column strutture.cin is 'National code, normalised: upper case, no blanks or dashes, with its leading IT.';
comment on column strutture.lat is 'The home''s latitude if its owner has set a point (has_own_point), else its comune''s.';
comment on column strutture.prezzo_notte_cents is 'A bnb has the price of its cheapest available room, written by the trigger of camere.';
comment on column strutture.approved_at is 'When an administrator approved it; stays when it is paused or removed later.';
comment on column strutture.proprietario_email is 'The owner: the address of an account. Null for a demo listing. Guests see `email`.';
comment on column strutture.email_confirmed_at is 'When its owner proved the address. Before that it stands at the end of the queue.';
comment on column strutture.submitted_at is 'When it was last sent for approval: the queue is in this order.';
comment on column strutture.non_su_booking is 'Its owner does not publish on Booking.com: no calendar of it is needed.';
comment on column strutture.privacy_versione is 'Version of the privacy text that was accepted, and when.';
comment on column strutture.submission_hash is 'SHA-256 of the submission: the same submission twice makes one row.';
comment on column strutture.onboarding_by is 'Source of the last statement on the onboarding: the payment provider, or an administrator by hand.';
comment on column strutture.changed_at is 'When something that visitors see was last written, by a trigger. Sitemaps show it.';
comment on column strutture.stanze is 'Rooms of a whole house as [{"nome", "tipo_letti"}], in the order in which they are shown.';
comment on column strutture.has_own_point is 'Whether lat and lon are the home''s own; else they are its comune''s.';
comment on column strutture.posizione_approssimativa is 'Street without number and a circle until a booking is confirmed.';
comment on column strutture.traduzioni is 'The description in the owner''s own words, by language; "fonte" marks the text from which it was translated.';
comment on column strutture.ora_limite_oggi is 'Hour in Rome from which arrivals of today are confirmed by the owner first. 0: always. 24: never. See src/stay/rules/same-day.ts.';
comment on column strutture.lingue_testi is 'The language of each text in the owner''s own words that is not Italian.';
comment on column strutture.traduzioni_testi is 'Notes, rules and the host''s words in the owner''s own words, by text and language.';

-- Only an approval reserves a CIN: otherwise anyone could lock an owner out by submitting a copy of the code. Pending duplicates are stored
-- and shown to the administrator; the second approval fails.
create unique index strutture_cin_reserved on strutture (cin) where status in ('approvata', 'sospesa');
-- Finds other strutture that wait with a CIN.
create index strutture_cin_waiting on strutture (cin) where status = 'in_attesa';
-- Finds strutture that were public and are hidden.
create index strutture_cin_hidden on strutture (cin) where status = 'eliminata' and approved_at is not null;
create index strutture_town_list on strutture (citta_id, id) where status = 'approvata';
create index strutture_citta_id on strutture (citta_id);
create unique index strutture_pending_submission on strutture (submission_hash) where status = 'in_attesa';
create index strutture_proprietario on strutture (proprietario_email) where proprietario_email is not null;
create index strutture_accoglie_foto on strutture (accoglie_foto_id) where accoglie_foto_id is not null;
create index strutture_by_account on strutture (stripe_account_id) where stripe_account_id is not null;
create index strutture_email on strutture (lower(email)) where email is not null;
-- Sitemaps: a sitemap is a range of ids, and one probe for each range finds which hold any.
create index strutture_on_show on strutture (id) where status = 'approvata';
-- The administrator's lists, each in its order. First the queue: sent in by a proved address, or by nobody (a demo listing, or one that the
-- administrator entered).
create index strutture_queue on strutture (submitted_at, id)
  where status = 'in_attesa' and (email_confirmed_at is not null or proprietario_email is null);
-- Addresses that nobody has proved, after all others.
create index strutture_queue_unconfirmed on strutture (submitted_at, id)
  where status = 'in_attesa' and email_confirmed_at is null and proprietario_email is not null;
create index strutture_approved on strutture (approved_at desc, id desc) where status in ('approvata', 'sospesa');
create index strutture_rejected on strutture (submitted_at desc, id desc) where status = 'rifiutata';
-- Counts paused strutture; those on show are counted in strutture_per_citta.
create index strutture_paused on strutture (id) where status = 'sospesa';
-- Finds strutture of another owner with the same phone.
create index strutture_phone on strutture (phone_ending(telefono)) where telefono is not null;

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
  traduzioni jsonb not null default '{}' check (are_translations(traduzioni, 120)),
  lingua lingua not null default 'it',
  check (not traduzioni ? lingua),
  unique (struttura_id, id)
);

comment on table camere is 'A room of a bnb that guests book by itself. Shown in order of id.';
comment on column camere.traduzioni is 'The room''s name in the owner''s own words, by language, as strutture.traduzioni.';
comment on column camere.lingua is 'Language of the name, extra beds and notes.';

create table struttura_photos (
  struttura_id integer not null references strutture (id) on delete cascade,
  position smallint not null check (position between 0 and 9),
  photo_id integer not null references photos (id),
  stanza stanza,
  didascalia text not null default '' check (char_length(didascalia) <= 120),
  fuoco focal_point,
  lingua lingua not null default 'it',
  primary key (struttura_id, position),
  unique (struttura_id, photo_id)
);
create index struttura_photos_photo_id on struttura_photos (photo_id);

comment on table struttura_photos is 'Photos that a struttura shows, at most 10; position 0 is the cover.';
comment on column struttura_photos.fuoco is 'Set by hand, overrides photos.focus.';
comment on column struttura_photos.lingua is 'Language of the caption.';

create table struttura_edits (
  struttura_id integer primary key references strutture (id) on delete cascade,
  form jsonb not null,
  status text not null default 'in_attesa' check (status in ('in_attesa', 'rifiutata')),
  motivo_rifiuto text check (char_length(motivo_rifiuto) <= 1000),
  submitted_at timestamptz not null default now(),
  accoglie_foto_id integer references photos (id),
  check ((status = 'rifiutata') = (motivo_rifiuto is not null))
);
create index struttura_edits_accoglie_foto on struttura_edits (accoglie_foto_id) where accoglie_foto_id is not null;
create index struttura_edits_email on struttura_edits (lower(form ->> 'email')) where form ->> 'email' is not null;
-- The other half of strutture_queue: changes wait only beside a published struttura.
create index struttura_edits_queue on struttura_edits (submitted_at, struttura_id) where status = 'in_attesa';
create index struttura_edits_cin on struttura_edits ((form ->> 'cin')) where status = 'in_attesa';

comment on table struttura_edits is 'Change that the owner of a published struttura asks for: it waits here, the published version stays online.';
comment on column struttura_edits.form is 'The checked form, as src/strutture/rules/check-struttura.ts returns it, without photos.';

create table struttura_edit_photos (
  struttura_id integer not null references struttura_edits (struttura_id) on delete cascade,
  position smallint not null check (position between 0 and 9),
  photo_id integer not null references photos (id),
  stanza stanza,
  didascalia text not null default '' check (char_length(didascalia) <= 120),
  fuoco focal_point,
  lingua lingua not null default 'it',
  primary key (struttura_id, position),
  unique (struttura_id, photo_id)
);
create index struttura_edit_photos_photo_id on struttura_edit_photos (photo_id);

create table tariffe (
  id integer generated always as identity primary key,
  struttura_id integer not null references strutture (id) on delete cascade,
  camera_id integer,
  nome text not null default '' check (char_length(nome) <= 60),
  -- Nights; null: of the whole year.
  period daterange check (
    not isempty(period) and not lower_inf(period) and not upper_inf(period)
    and lower(period) >= date '2020-01-01' and upper(period) <= date '2100-01-01'
  ),
  prezzo_notte_cents price_cents,
  prezzo_weekend_cents price_cents,
  soggiorno_minimo smallint check (soggiorno_minimo between 1 and 90),
  ospiti_inclusi smallint check (ospiti_inclusi between 1 and 800),
  supplemento_ospite_cents integer check (supplemento_ospite_cents between 100 and 1000000),
  foreign key (struttura_id, camera_id) references camere (struttura_id, id) on delete cascade,
  -- A season has a price of its own; the whole year has the struttura's or the camera's.
  constraint tariffe_price_of_season check ((period is null) = (prezzo_notte_cents is null)),
  constraint tariffe_supplement check ((ospiti_inclusi is null) = (supplemento_ospite_cents is null)),
  constraint tariffe_supplement_of_the_year check (ospiti_inclusi is null or period is null),
  constraint tariffe_seasons_apart exclude using gist (
    struttura_id with =, (coalesce(camera_id, 0)) with =, period with &&
  )
);
create unique index tariffe_of_the_year on tariffe (struttura_id, coalesce(camera_id, 0)) where period is null;

comment on table tariffe is 'Optional prices beside the nightly one (docs/PRODUCT.md, section 9): of a season, or of the whole year.';
comment on column tariffe.camera_id is 'The room of a bnb that it applies to; null: the whole house.';
comment on column tariffe.prezzo_weekend_cents is 'Price of a night from Friday or from Saturday.';
comment on column tariffe.soggiorno_minimo is 'Least nights of a stay that arrives on one of its days.';
comment on column tariffe.supplemento_ospite_cents is 'For each night and each guest above ospiti_inclusi.';

create table units (
  id integer generated always as identity primary key,
  struttura_id integer not null references strutture (id) on delete cascade,
  camera_id integer,
  unique nulls not distinct (struttura_id, camera_id),
  foreign key (struttura_id, camera_id) references camere (struttura_id, id) on delete cascade
);

comment on table units is
  'A bookable unit: the whole struttura (camera_id null) or one of its rooms. The whole blocks its rooms, a room blocks the whole.';

create table public_email_changes (
  struttura_id integer primary key references strutture (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  token_hash text not null check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  expires_at timestamptz not null
);
create index public_email_changes_token on public_email_changes (token_hash);
create index public_email_changes_email on public_email_changes (email);

comment on table public_email_changes is 'The address that guests will see of a struttura, until its reader has confirmed it. Not in a backup.';
comment on column public_email_changes.token_hash is 'SHA-256 of the token in the link. Strutture of one owner that wait for the same address share it: one click confirms them all.';

-- For the seconds in which a decision can be undone: its mail waits that long. It holds the owner's contacts, so it is swept soon after.
create table undoable_decisions (
  struttura_id integer primary key references strutture (id) on delete cascade,
  decided_at timestamptz not null,
  -- Identifies the state that the decision left (`src/strutture/server/state-hash.ts`): another state is not undone.
  mark text not null,
  -- The job that mails the owner; null for a struttura without an owner.
  mail_id uuid,
  -- The columns and forms that the decision overwrote.
  before jsonb not null
);
create index undoable_decisions_age on undoable_decisions (decided_at);

-- Texts that changed since an administrator saw them (`src/strutture/rules/unseen-texts.ts`). A struttura without a row has none.
create table unseen_texts (
  struttura_id integer primary key references strutture (id) on delete cascade,
  seen jsonb not null,
  changed_at timestamptz not null default now()
);
create index unseen_texts_age on unseen_texts (changed_at, struttura_id);

comment on table unseen_texts is 'Published homes with texts that no administrator has seen; "seen" holds the texts as they were seen last.';

-- The version that an administrator refused, with the reason: the next submission is compared with it.
create table refusals (
  struttura_id integer primary key references strutture (id) on delete cascade,
  motivo text not null,
  refused_at timestamptz not null default now(),
  version jsonb not null
);

comment on table refusals is 'The last refused version of a home or of a change, until one is approved.';

-- Derived from public descriptions, and never shown above an owner's own words. A text whose md5 is not `source_hash` has no translation.
-- Without `text` the attempt failed: the next one is due at `retry_at`.
create table machine_translations (
  struttura_id integer not null references strutture (id) on delete cascade,
  language lingua not null,
  source_hash text not null,
  text text check (char_length(text) between 1 and 20000),
  attempts smallint not null default 0,
  retry_at timestamptz,
  source_language lingua not null default 'it',
  primary key (struttura_id, language)
);

comment on table machine_translations is 'Descriptions that a machine translated. Derived: no archive holds them.';

-- An address that was public is answered with 410, also after its row is deleted.
create table gone_strutture (
  id integer primary key,
  citta_id integer not null references citta (id),
  gone_at timestamptz not null default now(),
  cin text,
  owner_mark text
);
create index gone_strutture_cin on gone_strutture (cin) where cin is not null;

comment on table gone_strutture is 'Strutture that were public and whose rows are deleted. A row that comes back from an archive takes precedence.';
comment on column gone_strutture.cin is 'Its code. Null: an invented one.';
comment on column gone_strutture.owner_mark is 'SHA-256 of code and owner''s address. Null: it had no owner, or the owner''s data were erased.';

create table removed_homes (
  struttura_id integer primary key,
  proprietario_email text not null check (char_length(proprietario_email) <= 254),
  nome text not null,
  has_bookings boolean not null,
  removed_at timestamptz not null
);
create index removed_homes_owner on removed_homes (proprietario_email);

comment on table removed_homes is 'Strutture that a purge deleted, until their owners are mailed, once each. A row lives for some minutes.';
comment on column removed_homes.has_bookings is 'It is hidden, and its owner still reads its bookings.';

-- Pictures of "Chi siamo" on the home page that an administrator replaced. A position without a row shows the picture of the release.
create table home_pictures (
  position smallint primary key check (position between 1 and 13),
  photo_id integer not null references photos (id),
  didascalia text not null check (char_length(didascalia) between 1 and 120)
);
create index home_pictures_photo on home_pictures (photo_id);

-- ## Bookings and payments
create table payout_accounts (
  account_id text primary key check (char_length(account_id) between 1 and 255),
  proprietario_email text not null unique check (char_length(proprietario_email) between 3 and 254),
  provider text not null check (provider in ('demo', 'stripe')),
  charges_enabled boolean not null default false,
  details_submitted boolean not null default false,
  payouts_enabled boolean not null default false,
  requirements text[] not null default '{}',
  disabled_reason text check (char_length(disabled_reason) <= 200),
  read_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table payout_accounts is 'The owner''s account with the payment provider, as last read from it.';
comment on column payout_accounts.requirements is 'Data that the provider still asks for, in its own words.';

create table bookings (
  id uuid primary key default gen_random_uuid(),
  codice text not null unique check (codice ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  struttura_id integer not null references strutture (id) on delete cascade,
  camera_id integer,
  unit_id integer not null references units (id) on delete cascade,
  -- The rooms that it takes: the whole house takes all of them.
  places int4range not null generated always as (
    case when camera_id is null then int4range(null, null) else int4range(camera_id, camera_id, '[]') end
  ) stored,
  period daterange not null check (
    not isempty(period) and not lower_inf(period) and not upper_inf(period)
    and lower(period) >= date '2020-01-01' and upper(period) <= date '2100-01-01'
    and upper(period) - lower(period) <= 366
  ),
  guests smallint not null check (guests between 1 and 800),
  status text not null check (
    status in ('in_attesa_pagamento', 'richiesta', 'confermata', 'scaduta', 'rifiutata', 'annullata')
  ),
  modalita text not null check (modalita in ('immediata', 'su_richiesta')),
  expires_at timestamptz,
  guest_name text not null check (char_length(guest_name) between 1 and 120),
  guest_email text not null check (char_length(guest_email) between 3 and 254),
  guest_phone text not null check (char_length(guest_phone) between 1 and 30),
  notes text not null default '' check (char_length(notes) <= 1000),
  agreed jsonb not null,
  total_cents integer not null check (total_cents between 100 and 100000000),
  fee_cents integer not null default 0 check (fee_cents between 0 and total_cents),
  politica_cancellazione text not null check (politica_cancellazione in ('flessibile', 'moderata', 'rigida')),
  provider text not null check (provider in ('demo', 'stripe')),
  account_id text not null check (char_length(account_id) between 1 and 255),
  session_id text unique check (char_length(session_id) between 1 and 255),
  checkout_url text check (char_length(checkout_url) <= 2048),
  payment_id text unique check (char_length(payment_id) between 1 and 255),
  paid_cents integer not null default 0 check (paid_cents >= 0),
  paid_at timestamptz,
  decided_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('ospite', 'proprietario', 'redazione', 'banca')),
  motivo text not null default '' check (char_length(motivo) <= 1000),
  disputed_at timestamptz,
  dispute_status text check (char_length(dispute_status) <= 100),
  needs_review text check (char_length(needs_review) <= 500),
  checked_at timestamptz,
  last_checked_at timestamptz,
  request_key bytea unique,
  request_hash bytea,
  client_hash bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unread_calendars jsonb constraint bookings_check4 check (
    unread_calendars is null
    or (jsonb_typeof(unread_calendars) = 'array' and unread_calendars <> '[]' and modalita = 'su_richiesta')
  ),
  refund_terms jsonb not null,
  guest_erased_at timestamptz,
  lingua text not null default 'it' check (lingua ~ '^[a-z]{2}$'),
  reminders smallint not null default 0 check (reminders >= 0),
  foreign key (struttura_id, camera_id) references camere (struttura_id, id) on delete cascade,
  check ((request_key is null) = (request_hash is null)),
  check ((cancelled_at is null) = (cancelled_by is null)),
  check ((status in ('in_attesa_pagamento', 'richiesta')) = (expires_at is not null)),
  constraint bookings_refund_terms check (are_refund_terms(refund_terms)),
  -- The last line of defence: a night is sold once, also between the house and its rooms.
  constraint bookings_nights_once exclude using gist (
    struttura_id with =, places with &&, period with &&
  ) where (status in ('in_attesa_pagamento', 'richiesta', 'confermata'))
);

comment on table bookings is 'A hold, a request or a booking. While in_attesa_pagamento, richiesta or confermata it has its nights.';
comment on column bookings.codice is '80 random bits in Crockford''s base 32: anyone with the code sees the booking and may cancel it.';
comment on column bookings.expires_at is 'End of a hold''s checkout session, or the deadline for the owner''s answer to a request.';
comment on column bookings.agreed is 'The agreement as it was shown, never changed: bill, name, address, contacts, version of the terms.';
comment on column bookings.fee_cents is 'Part of the total that stays with the portal.';
comment on column bookings.politica_cancellazione is 'Name of the policy that was agreed to; refund_terms hold its numbers.';
comment on column bookings.needs_review is 'Why a person has to look at it: the money did not come as agreed.';
comment on column bookings.checked_at is 'When the provider last answered about its checkout; last_checked_at: when a process last claimed the query.';
comment on column bookings.request_key is 'SHA-256 of the Idempotency-Key; request_hash is the hash of its request.';
comment on column bookings.client_hash is 'HMAC of the client''s network address: limits the number of live holds per client.';
comment on column bookings.unread_calendars is
  'Platforms whose calendars could not be read, or not in full, when the nights were held: [{"platform": "booking", "since": "…"}], with "misread" (events as in feeds.misread) where it was read in part. Null: all were read.';
comment on column bookings.refund_terms is
  'Refund of a cancellation, as it was agreed to: { days before the arrival, percent, cleaning_percent }, the most days first.';
comment on column bookings.guest_erased_at is 'When the guest had their data erased: the booking''s link shows no person, and nothing once the stay is over.';
comment on column bookings.lingua is 'Language in which the guest booked and is mailed: a code of two letters (src/kernel/language.ts).';
comment on column bookings.reminders is 'Reminders of an unanswered request that have been sent (src/stay/rules/due-reminders.ts).';

create index bookings_of_struttura on bookings (struttura_id, created_at desc);
-- Deleting a unit looks for its bookings: without this index a purge reads all of them for each unit.
create index bookings_of_unit on bookings (unit_id);
create index bookings_open on bookings (expires_at) where status in ('in_attesa_pagamento', 'richiesta');
create index bookings_by_client on bookings (client_hash, created_at) where client_hash is not null;
-- Deleted 30 days after they expired (`deleteUnpaid`).
create index bookings_unpaid on bookings (updated_at) where status = 'scaduta' and paid_cents = 0;
-- Checked at the provider until they are paid (`sessionsToCheck`).
create index bookings_to_check on bookings (last_checked_at nulls first) where paid_cents = 0 and session_id is not null;
create index bookings_to_review on bookings (updated_at) where needs_review is not null;
create index bookings_of_guest on bookings (lower(guest_email));
create index bookings_agreed_email on bookings (lower(agreed ->> 'email')) where agreed ->> 'email' is not null;
-- Unpaid holds of one mailbox, counted before another is created. Same expression as in `src/stay/server/hold-quota-repository.ts`.
create index bookings_unpaid_of_mailbox on bookings (regexp_replace(lower(guest_email), '(.)\+[^@]*@', '\1@'))
  where status in ('in_attesa_pagamento', 'scaduta') and payment_id is null;

create table refunds (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (reason in ('annullata', 'pagamento_tardivo', 'importo_diverso', 'esterno')),
  status text not null check (status in ('da_verificare', 'da_fare', 'riuscito', 'fallito')),
  refund_id text unique check (char_length(refund_id) between 1 and 255),
  fault text check (char_length(fault) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index refunds_once on refunds (booking_id, reason) where reason <> 'esterno';
create index refunds_open on refunds (created_at) where status in ('da_fare', 'da_verificare');
create index refunds_of_booking on refunds (booking_id);

comment on column refunds.reason is 'esterno: made by a person in the provider''s own dashboard.';

-- Events of the provider, each once: inserted in the transaction of its effect.
create table payment_events (
  id text primary key check (char_length(id) between 1 and 255),
  type text not null check (char_length(type) between 1 and 100),
  booking_id uuid references bookings (id) on delete set null,
  effect text not null check (effect in ('applicato', 'ignorato', 'allarme')),
  payment_id text check (char_length(payment_id) between 1 and 255),
  dispute_status text check (char_length(dispute_status) <= 100),
  received_at timestamptz not null default now()
);
create index payment_events_booking on payment_events (booking_id) where booking_id is not null;
create index payment_events_early on payment_events (payment_id) where booking_id is null and payment_id is not null;

comment on column payment_events.payment_id is 'Payment of a dispute that arrived before its payment: it is applied when the payment arrives.';

-- The demo provider's own memory: the data of a card company. No money moves.
create table demo_checkouts (
  id text primary key,
  booking_id uuid not null unique references bookings (id) on delete cascade,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  capture text not null check (capture in ('automatic', 'manual')),
  amount_cents integer not null check (amount_cents > 0),
  payment_id text unique,
  payment_status text check (payment_status in ('requires_capture', 'succeeded', 'canceled')),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  request jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table demo_refunds (
  idempotency_key text primary key,
  checkout_id text not null references demo_checkouts (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0)
);

-- ## Calendars
create table feeds (
  id integer generated always as identity primary key,
  unit_id integer not null references units (id) on delete cascade,
  platform text not null check (platform in ('airbnb', 'booking', 'vrbo')),
  sealed_url bytea not null,
  shown_url text not null check (char_length(shown_url) between 1 and 300),
  host text not null check (char_length(host) between 1 and 255),
  export_enabled boolean not null default true,
  sync_interval_minutes integer not null default 60 check (sync_interval_minutes between 15 and 1440),
  next_poll_at timestamptz not null default now(),
  claimed_until timestamptz,
  attempted_at timestamptz,
  succeeded_at timestamptz,
  -- Polls that failed in a row, and the code of the fault (`src/calendar/rules`).
  failures integer not null default 0 check (failures >= 0),
  failing_since timestamptz,
  fault text,
  failure_mailed_at timestamptz,
  paused boolean not null default false,
  etag text check (char_length(etag) <= 500),
  last_modified text check (char_length(last_modified) <= 100),
  content_hash bytea,
  event_count integer not null default 0,
  ignored jsonb not null default '{}',
  mass_drop jsonb,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  viewed_at timestamptz,
  misread jsonb not null default '[]' check (jsonb_typeof(misread) = 'array'),
  misread_nights datemultirange not null default '{}',
  misread_mailed_at timestamptz,
  unique (unit_id, platform),
  -- A feed that was skipped because its host is paused has a fault, but no failure of its own.
  constraint feeds_fault check ((fault is null) = (failing_since is null) and (failures = 0 or fault is not null)),
  constraint feeds_misread check ((misread = '[]') = (misread_nights = '{}'))
);
create index feeds_due on feeds (next_poll_at) where not paused;
create index feeds_timed_out on feeds (host) where fault = 'tempo_scaduto';
create index feeds_at_fault on feeds (failing_since) where fault is not null;

comment on table feeds is 'A platform''s calendar of one unit, polled by its address (a configuration, as the owner sees it).';
comment on column feeds.sealed_url is 'The address, which opens the calendar to anyone. AES-256-GCM with a key made from the portal''s secret.';
comment on column feeds.shown_url is 'The address with its secret parts hidden.';
comment on column feeds.claimed_until is 'End of the claim of the process that polls it: other processes skip it until then.';
comment on column feeds.content_hash is 'Hash of the last good answer without its DTSTAMP lines, which change with every request.';
comment on column feeds.event_count is 'Events of the last good answer.';
comment on column feeds.ignored is 'How many of those were not imported, by reason.';
comment on column feeds.mass_drop is 'Most of the nights to come disappeared at once: {"nights": 287, "of": 300, "at": "…"}. Null again when a poll brings them back or confirms.';
comment on column feeds.changed_at is 'When a reading last changed nights, or, if none has, when the address was saved.';
comment on column feeds.viewed_at is 'When a visitor last looked at the home, give or take an hour: it is then polled more often (src/calendar/rules/poll-interval.ts).';
comment on column feeds.misread is
  'The first events that the last good reading did not understand: [{"reason": "ricorrenza", "nights": {"start": "…", "end": "…"}, "written": "DTSTART", "mailed": true}]. "mailed": its owner got a mail about it.';
comment on column feeds.misread_nights is 'Nights that any misread event may affect, also of events beyond the list. They are sold on request only.';
comment on column feeds.misread_mailed_at is 'When the owner was last mailed about misread events: at most once a day.';

create table feed_hosts (
  host text primary key check (char_length(host) between 1 and 255),
  timeouts integer not null check (timeouts >= 0),
  resting_until timestamptz,
  -- A host that answers has no row.
  check (timeouts > 0 or resting_until is not null)
);

comment on table feed_hosts is 'Circuit breakers of hosts, shared by all processes and feeds: `calendar/rules/host-circuit.ts`.';
comment on column feed_hosts.host is 'As in `feeds.host`: a name in lower case, with its port if it is not the usual one.';
comment on column feed_hosts.timeouts is 'Timeouts in a row. From three on, one feed a minute is tried.';
comment on column feed_hosts.resting_until is 'No request before: the host does not answer, or its Retry-After sets this time.';

-- Not logged: worth nothing after a crash, which empties it.
create unlogged table feed_host_turns (
  host text not null check (char_length(host) between 1 and 255),
  sent_from text not null check (char_length(sent_from) <= 45),
  started_at timestamptz not null,
  running timestamptz[] not null,
  primary key (host, sent_from)
);

comment on table feed_host_turns is 'Requests for calendars to a host, by all processes of one sending address; a job deletes idle ones.';
comment on column feed_host_turns.host is 'As in `feeds.host`.';
comment on column feed_host_turns.sent_from is 'The value of OSPITALIA_POLL_FROM; empty if unset: all such processes count as one address.';
comment on column feed_host_turns.started_at is 'When the newest request began, by the clock of the database.';
comment on column feed_host_turns.running is 'Requests under way, each with the time when it no longer counts even if its end was never written.';

create table calendar_events (
  id bigint generated always as identity primary key,
  unit_id integer not null references units (id) on delete cascade,
  -- Nights: from the day of arrival up to, not including, the day of departure.
  period daterange not null check (
    not isempty(period) and not lower_inf(period) and not upper_inf(period)
    and lower(period) >= date '2020-01-01' and upper(period) <= date '2100-01-01'
  ),
  event_type text not null check (event_type in ('booking', 'blocked', 'maintenance', 'conflict')),
  platform_source text not null check (platform_source in ('airbnb', 'booking', 'ospitalia', 'vrbo')),
  sync_status text not null default 'ok' check (sync_status in ('ok', 'conflict')),
  summary text not null default '' check (char_length(summary) <= 500),
  guest_name text check (char_length(guest_name) between 1 and 200),
  created_at timestamptz not null default now(),
  public_id uuid not null default gen_random_uuid(),
  feed_id integer references feeds (id) on delete cascade,
  uid_hash bytea,
  is_echo boolean not null default false,
  held_since timestamptz,
  updated_at timestamptz not null default now(),
  booking_id uuid references bookings (id) on delete cascade,
  is_hold boolean not null default false,
  constraint calendar_events_imported check (feed_id is null or (platform_source <> 'ospitalia' and uid_hash is not null)),
  constraint calendar_events_of_booking check (booking_id is null or (platform_source = 'ospitalia' and feed_id is null)),
  constraint calendar_events_holds check (not is_hold or booking_id is not null),
  -- Two bookings of the portal never share a night of a unit. Nights that platforms sold are facts, and are shown as conflicts.
  constraint calendar_events_own_bookings exclude using gist (unit_id with =, period with &&)
    where (platform_source = 'ospitalia' and event_type = 'booking')
);
-- Finds the events of a unit that overlap a window; its first column also serves the foreign key.
create index calendar_events_unit_period on calendar_events using gist (unit_id, period);
create unique index calendar_events_public_id on calendar_events (public_id);
create index calendar_events_feed on calendar_events (feed_id) where feed_id is not null;
create index calendar_events_in_conflict on calendar_events (unit_id) where sync_status = 'conflict';
create unique index calendar_events_booking on calendar_events (booking_id) where booking_id is not null;

comment on table calendar_events is
  'Nights on which a unit is not free, from the portal or from a platform''s feed. Feeds repeat each other, so events may overlap.';
comment on column calendar_events.public_id is 'Id of the event in calls, and in the UID of exported calendars.';
comment on column calendar_events.uid_hash is 'SHA-256 of the platform''s UID, which may be long and may name a person.';
comment on column calendar_events.is_echo is 'The platform shows it only after it had read these nights from us: it blocks here, and is exported to no platform.';
comment on column calendar_events.held_since is 'The first good poll that lacked it. A second one, half an hour later or more, frees the nights.';
comment on column calendar_events.booking_id is 'The booking that has these nights.';
comment on column calendar_events.is_hold is 'Not paid yet: it blocks here, and is exported to no platform.';

-- Nights that ended more than a year ago. A job moves them here in small batches while the portal works.
create table past_calendar_events (
  id bigint not null,
  -- A stay over New Year lies in the year of its last night.
  last_night date not null,
  unit_id integer not null references units (id) on delete cascade,
  period daterange not null,
  event_type text not null,
  platform_source text not null,
  summary text not null,
  guest_name text,
  created_at timestamptz not null,
  public_id uuid not null,
  feed_id integer references feeds (id) on delete cascade,
  is_echo boolean not null,
  booking_id uuid references bookings (id) on delete cascade,
  primary key (id, last_night),
  constraint past_calendar_events_last_night check (last_night = upper(period) - 1)
) partition by range (last_night);
-- Finds the nights of a unit that overlap a window, and serves the foreign key.
create index past_calendar_events_unit on past_calendar_events (unit_id, last_night);
create index past_calendar_events_feed on past_calendar_events (feed_id) where feed_id is not null;
create unique index past_calendar_events_booking on past_calendar_events (booking_id, last_night) where booking_id is not null;

comment on table past_calendar_events is 'Calendar events that ended more than a year ago, by the year of their last night. No sale depends on them.';
comment on column past_calendar_events.public_id is 'Id of the event in calls. No call finds, changes or deletes it any more.';

-- Creates the missing partitions of past_calendar_events up to a year, as the tables' owner: the portal's role creates no tables.
create function make_past_years(through integer) returns void language plpgsql security definer
-- It gives up rather than block writers of bookings.
set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  year integer;
begin
  perform pg_advisory_xact_lock(60);
  -- Calendars hold nights of these years only (`calendar_events.period`).
  for year in select generate_series(2020, least(through, 2099)) loop
    if to_regclass('past_calendar_events_' || year) is null then
      execute format(
        'create table past_calendar_events_%s partition of past_calendar_events for values from (%L) to (%L)',
        year, make_date(year, 1, 1), make_date(year + 1, 1, 1)
      );
    end if;
  end loop;
end $$;

-- Addresses at which a platform reads our calendar of a unit, without signing in.
create table export_addresses (
  id integer generated always as identity primary key,
  unit_id integer not null references units (id) on delete cascade,
  platform text not null check (platform in ('airbnb', 'booking', 'vrbo', 'altro')),
  token_hash bytea not null unique,
  sealed_token bytea not null,
  served datemultirange not null default '{}',
  fetched_at timestamptz,
  content_hash bytea,
  changed_at timestamptz,
  created_at timestamptz not null default now(),
  read_hours smallint[] check (cardinality(read_hours) = 168 and array_position(read_hours, null) is null),
  read_hour integer,
  check ((content_hash is null) = (changed_at is null)),
  constraint export_addresses_readings check ((read_hours is null) = (read_hour is null)),
  unique (unit_id, platform)
);

comment on table export_addresses is 'An address that ends in .ics for one platform and one unit. Deleting the row revokes it.';
comment on column export_addresses.changed_at is 'When its answer was first seen as it is now: an event that is deleted leaves no other date.';
comment on column export_addresses.served is 'The nights that the platform last read: one that it shows only afterwards may be our own, come back.';
comment on column export_addresses.read_hours is 'Readings of the last seven days: those of the hour h since 1970 stand at h mod 168, counted from 0.';
comment on column export_addresses.read_hour is 'The hour since 1970 of the last reading; hours more than a week before it are 0.';

-- A secret mail address of a home: a mail that arrives there triggers a poll of its platforms. Nothing of a mail is stored.
create table doorbells (
  struttura_id integer primary key references strutture (id) on delete cascade,
  token_hash bytea not null unique,
  sealed_token bytea not null,
  rang_at timestamptz,
  created_at timestamptz not null default now()
);

comment on column doorbells.token_hash is 'SHA-256 of the part before the @: finds the address.';
comment on column doorbells.sealed_token is 'The part before the @, shown to its owner: AES-256-GCM with a key made from the portal''s secret.';

-- Two reservations of different origin that share a night to come.
create table conflicts (
  first_event_id bigint not null references calendar_events (id) on delete cascade,
  second_event_id bigint not null references calendar_events (id) on delete cascade,
  period daterange not null,
  found_at timestamptz not null default now(),
  mailed_at timestamptz,
  primary key (first_event_id, second_event_id),
  check (first_event_id < second_event_id)
);
create index conflicts_second on conflicts (second_event_id);

-- ## Owners' accounts
-- Only `accounts` is in a backup.

create table accounts (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (char_length(email) between 3 and 254 and email = lower(email)),
  email_verified boolean not null default true check (email_verified),
  name text check (name is null),
  image text check (image is null),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  lingua text not null default 'it' check (lingua ~ '^[a-z]{2}$')
);

comment on table accounts is 'People who have proved an e-mail address by opening a link that was sent to it.';
comment on column accounts.email_verified is 'Always true: the proof creates the account. The library needs this column and the next two.';
comment on column accounts.name is 'Always null: nothing needs it.';
comment on column accounts.image is 'Always null: nothing needs it.';
comment on column accounts.lingua is 'Language of mails: of the last sign-in or of the owner''s choice, two letters (src/kernel/language.ts).';

create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  proved_at timestamptz
);
create index sessions_account_id on sessions (account_id);

comment on table sessions is 'One row for each signed-in browser. Deleting the row ends the session at once.';
comment on column sessions.token_hash is 'SHA-256 of the cookie''s token: a reader of this table cannot sign in with it.';
comment on column sessions.used_at is 'Renewed at most every hour; after 14 days without use the session is over.';
comment on column sessions.expires_at is 'The end even of a session in use: 60 days after it began.';
comment on column sessions.proved_at is 'When its owner last proved who they are, by a mailed link or a passkey.';

create table sign_in_links (
  id uuid primary key default gen_random_uuid(),
  token_hash text not null unique check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  proves text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);

comment on table sign_in_links is 'Links that were e-mailed and not used yet. Using one deletes its row.';
comment on column sign_in_links.proves is 'JSON of the library: the address that the link proves.';

create table sign_in_requests (
  email text primary key check (char_length(email) between 3 and 254),
  sent_at timestamptz[] not null
);

comment on table sign_in_requests is 'Rate limit of mails: when sign-in links were sent to an address.';
comment on column sign_in_requests.sent_at is 'Times of the last 24 hours, the oldest first. Older ones go when the next is sent, or with the sweep.';

create table sign_in_address_changes (
  account_id uuid primary key references accounts (id) on delete cascade,
  new_email text not null check (char_length(new_email) between 3 and 254 and new_email = lower(new_email)),
  old_token_hash text unique check (old_token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  new_token_hash text unique check (new_token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_address_changes_email on sign_in_address_changes (new_email);

comment on table sign_in_address_changes is 'New sign-in address of an owner: both addresses confirm, and then everything moves. Not in a backup.';
comment on column sign_in_address_changes.old_token_hash is 'SHA-256 of the token that was sent to the present address; null once it was used.';
comment on column sign_in_address_changes.new_token_hash is 'The same for the new address. Never sent if the address is another owner''s: it stays unused.';

create table account_passkeys (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and char_length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  nome text not null check (char_length(nome) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index account_passkeys_account_id on account_passkeys (account_id);

comment on table account_passkeys is 'Passkeys of owners: the public halves.';
comment on column account_passkeys.counter is 'How often the key was used, by the key''s own count. A key whose count goes back was copied: it is refused.';

create table passkey_challenges (
  token_hash text primary key check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  expires_at timestamptz not null
);
comment on table passkey_challenges is 'Challenges for passkeys, each valid once and for minutes: a hash of challenge, purpose and person.';

create table person_links (
  token_hash text primary key check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index person_links_email on person_links (email);

comment on table person_links is 'Links that were e-mailed to a person about their data. Not in a backup.';
comment on column person_links.token_hash is 'SHA-256 of the token in the link: a reader of this table cannot open it.';

-- ## Administrators
-- Accounts of another kind, with a password. Nothing here is in a backup.

create table admins (
  id uuid primary key default gen_random_uuid(),
  username text not null check (username ~ '^[A-Za-z0-9._@+-]{1,64}$'),
  password_hash text not null check (password_hash like '$argon2id$%'),
  totp_secret text,
  totp_step bigint,
  pending_totp_secret text,
  created_at timestamptz not null default now(),
  password_changed_at timestamptz not null default now(),
  email text check (char_length(email) between 3 and 254 and email = lower(email))
);
create unique index admins_username on admins (lower(username));
create index admins_email on admins (email) where email is not null;

comment on table admins is 'People who may sign in to the panel.';
comment on column admins.totp_secret is 'Secret of the authenticator app, encrypted with the portal''s secret; null: no codes are needed.';
comment on column admins.totp_step is 'The step of time of the last code that was used: a code is good once.';
comment on column admins.pending_totp_secret is 'The same as totp_secret, until its first code confirms it.';
comment on column admins.email is 'The known address, confirmed by a link: warnings go there, and the link that lets a new browser try. Null: none.';

create table admin_sessions (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admins (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  proved_at timestamptz
);
create index admin_sessions_admin_id on admin_sessions (admin_id);

comment on table admin_sessions is 'One row for each browser that is signed in to the panel. Deleting the row ends the session at once.';
comment on column admin_sessions.token_hash is 'SHA-256 of the cookie''s token: a reader of this table cannot sign in with it.';
comment on column admin_sessions.used_at is 'Renewed at most every minute; after 30 minutes without use the session is over.';
comment on column admin_sessions.expires_at is 'The end even of a session in use: 12 hours after it began.';
comment on column admin_sessions.proved_at is 'When the administrator last gave the second factor: a code, a recovery code or a passkey; null: never.';

create table admin_devices (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admins (id) on delete cascade,
  token_hash text not null unique check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index admin_devices_admin_id on admin_devices (admin_id);

comment on table admin_devices is 'Browsers of earlier sign-ins: their attempts are counted apart, so that strangers cannot lock an administrator out.';

create table admin_passkeys (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references admins (id) on delete cascade,
  credential_id text not null unique check (credential_id ~ '^[A-Za-z0-9_-]+$' and char_length(credential_id) <= 1400),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  nome text not null check (char_length(nome) between 1 and 60),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index admin_passkeys_admin_id on admin_passkeys (admin_id);

comment on table admin_passkeys is 'Passkeys of administrators: the public halves.';
comment on column admin_passkeys.counter is 'As in account_passkeys.';

create table admin_recovery_codes (
  code_hash text primary key check (code_hash ~ '^[A-Za-z0-9_-]{43}$'),
  admin_id uuid not null references admins (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index admin_recovery_codes_admin_id on admin_recovery_codes (admin_id);
comment on table admin_recovery_codes is 'Codes on paper that stand in for the second factor. Using one deletes its row.';
comment on column admin_recovery_codes.code_hash is 'SHA-256 of the code, which has 80 random bits, and of its administrator.';

create table admin_links (
  token_hash text primary key check (token_hash ~ '^[A-Za-z0-9_-]{43}$'),
  admin_id uuid not null references admins (id) on delete cascade,
  email text not null check (char_length(email) between 3 and 254 and email = lower(email)),
  purpose text not null check (purpose in ('indirizzo', 'accesso')),
  expires_at timestamptz not null
);
create index admin_links_admin_id on admin_links (admin_id);
create index admin_links_email on admin_links (email);
comment on table admin_links is 'Links that were e-mailed to administrators. Using one deletes its row.';
comment on column admin_links.purpose is 'indirizzo: makes `email` the known address. accesso: lets the browser try to sign in, whatever strangers have done.';

create table login_attempts (
  bucket text primary key check (char_length(bucket) <= 100),
  tries integer not null check (tries >= 0),
  waits_until timestamptz,
  forgotten_at timestamptz not null
);
create index login_attempts_forgotten_at on login_attempts (forgotten_at);

comment on table login_attempts is 'Rate limit of passwords: attempts that failed or have no answer yet, for all processes together.';
comment on column login_attempts.bucket is 'Kind of attempt and a hash of its person: text typed into a wrong field is not stored.';
comment on column login_attempts.waits_until is 'Until then no attempt of this bucket is checked.';
comment on column login_attempts.forgotten_at is 'From then on the row counts as none.';

-- ## Register of actions
-- Written once, never changed. `struttura_id` references nothing: the struttura may be gone.
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
  oggetto text check (char_length(oggetto) between 1 and 200),
  once text unique check (char_length(once) <= 200),
  check ((struttura_id is null) = (struttura_nome is null))
);
-- The primary key serves the newest first.
create index registro_azioni_by_struttura on registro_azioni (struttura_id, id) where struttura_id is not null;
revoke update, delete on registro_azioni from ospitalia_portale;

comment on table registro_azioni is 'The register of actions: who did what, when, from where, and what it changed. Lines are added, nothing else.';
comment on column registro_azioni.struttura_nome is 'The name that it had then.';
comment on column registro_azioni.prima is 'The values before the action, by wire name; contacts are masked.';
comment on column registro_azioni.request_id is 'The request that did it: the same as in the log.';
comment on column registro_azioni.oggetto is 'The subject of the action by its name at the time, if it is not a struttura: an administrator, say.';
comment on column registro_azioni.once is 'Key of lines that an attacker could multiply: subject and hour. A second one is not written.';

-- ## Erased persons
create table erasures (
  id uuid primary key,
  email_hash text not null check (email_hash ~ '^[A-Za-z0-9_-]{43}$'),
  erased_at timestamptz not null,
  applied_at timestamptz,
  stored_at timestamptz
);
create index erasures_due on erasures (id) where applied_at is null;
create index erasures_unstored on erasures (id) where stored_at is null;

comment on table erasures is 'Each erasure of a person, by a keyed hash of the address: an older archive that comes back is purged of them again.';
comment on column erasures.applied_at is 'When the person was erased from this database; null: their rows may be there again.';
comment on column erasures.stored_at is 'When it lay beside the archives, where a restoration finds it.';

-- ## Blog and newsletter
create table blog_categories (
  id integer generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  slug text not null check (slug <> ''),
  emoji text not null check (emoji <> ''),
  descrizione text not null check (length(descrizione) <= 200),
  position integer not null,
  constraint blog_categories_nome unique (nome),
  constraint blog_categories_slug unique (slug)
);

-- The six of docs/PRODUCT.md, section 3.
insert into blog_categories (nome, slug, emoji, descrizione, position) values
  ('Guide Turistiche', 'guide-turistiche', '🗺️', 'Itinerari, soste e orari, scritti da chi ci vive.', 1),
  ('Consigli per Proprietari', 'consigli-per-proprietari', '🔑', 'Aprire casa, accogliere bene, tenere i conti in ordine.', 2),
  ('Destinazioni', 'destinazioni', '📍', 'Un luogo alla volta, e perché vale il viaggio.', 3),
  ('Stagionalità', 'stagionalita', '🍂', 'Quando andare, e che cosa cambia da un mese all’altro.', 4),
  ('Tradizioni e Cultura', 'tradizioni-e-cultura', '🎭', 'Feste, mestieri e parole che si tramandano.', 5),
  ('Gastronomia', 'gastronomia', '🍝', 'Quello che si mangia, dove nasce e con chi.', 6);

create table blog_posts (
  id integer generated always as identity primary key,
  titolo text not null check (length(titolo) between 1 and 150),
  slug text not null check (slug <> ''),
  contenuto text not null check (contenuto <> ''),
  excerpt text not null,
  reading_time integer not null check (reading_time >= 1),
  search_text text not null,
  categoria_id integer not null references blog_categories (id),
  cover_photo_id integer references photos (id),
  tags text[] not null default '{}' check (cardinality(tags) <= 50),
  meta_description text not null default '' check (length(meta_description) <= 160),
  status text not null default 'bozza' check (status in ('bozza', 'pubblicato')),
  views_count integer not null default 0,
  versione integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  newsletter_at timestamptz,
  constraint blog_posts_slug unique (slug),
  constraint blog_posts_published check (status = 'bozza' or published_at is not null)
);
create index blog_posts_public on blog_posts (published_at desc, id desc) where status = 'pubblicato';
create index blog_posts_by_category on blog_posts (categoria_id, published_at desc, id desc);
create index blog_posts_newest on blog_posts (created_at desc, id desc);
create index blog_posts_cover on blog_posts (cover_photo_id) where cover_photo_id is not null;

comment on column blog_posts.contenuto is 'HTML by the one allow-list (src/blog/server/sanitise-article.ts).';
comment on column blog_posts.excerpt is 'Plain text of the beginning, at most 200 characters (src/blog/rules/excerpt.ts).';
comment on column blog_posts.reading_time is 'Minutes (src/blog/rules/reading-time.ts).';
comment on column blog_posts.search_text is 'Title and plain text as they are searched (src/locations/rules/fold-name.ts).';
comment on column blog_posts.versione is 'Counts the changes: a save that has not seen the last one is refused.';
comment on column blog_posts.published_at is 'When it was first published; stays when it is unpublished.';
comment on column blog_posts.newsletter_at is 'When it was sent to the subscribers, which is done once.';

-- Every slug that an article ever had: its old addresses redirect to the new one.
create table blog_slugs (
  slug text primary key,
  post_id integer not null references blog_posts (id) on delete cascade
);
create index blog_slugs_post on blog_slugs (post_id);

-- Articles that were public and are deleted: their addresses answer 410 instead of 404.
create table blog_gone (
  post_id integer not null,
  slug text not null check (slug <> ''),
  gone_at timestamptz not null default now(),
  primary key (post_id, slug)
);
create index blog_gone_slug on blog_gone (slug);

comment on table blog_gone is 'One row for each slug that a deleted article had. post_id references nothing: ids are never used again.';

-- The pictures inside the articles: a shown picture is no orphan.
create table blog_post_photos (
  post_id integer not null references blog_posts (id) on delete cascade,
  photo_id integer not null references photos (id),
  primary key (post_id, photo_id)
);
create index blog_post_photos_photo on blog_post_photos (photo_id);

create table blog_comments (
  id integer generated always as identity primary key,
  post_id integer not null references blog_posts (id) on delete cascade,
  autore text not null check (length(autore) between 1 and 80),
  email text not null,
  contenuto text not null check (length(contenuto) between 1 and 2000),
  stato text not null default 'in_attesa' check (stato in ('in_attesa', 'approvato', 'rifiutato')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
-- The same words by the same person are one comment, however often they are sent.
create unique index blog_comments_once on blog_comments (post_id, email, md5(contenuto));
create index blog_comments_public on blog_comments (post_id, created_at, id) where stato = 'approvato';
create index blog_comments_queue on blog_comments (stato, created_at desc, id desc);
create index blog_comments_of_person on blog_comments (email);

comment on column blog_comments.email is 'Lower case (src/accounts/rules/parse-email.ts). Never sent to the public.';

-- Views by day in Rome, without any data of the visitor.
create table blog_views (
  post_id integer not null references blog_posts (id) on delete cascade,
  giorno date not null check (giorno >= '2020-01-01' and giorno < '2100-01-01'),
  views integer not null check (views >= 0),
  primary key (giorno, post_id)
);
create index blog_views_post on blog_views (post_id);

create table newsletter_subscribers (
  id integer generated always as identity primary key,
  email text not null,
  stato text not null default 'in_attesa' check (stato in ('in_attesa', 'confermato')),
  confirm_hash bytea,
  confirm_until timestamptz,
  leave_token uuid not null default gen_random_uuid(),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  privacy_versione text not null,
  mailed_at timestamptz not null default now(),
  lingua lingua not null default 'it',
  constraint newsletter_subscribers_email unique (email),
  constraint newsletter_subscribers_confirmed check ((stato = 'confermato') = (confirmed_at is not null))
);
create unique index newsletter_subscribers_confirm on newsletter_subscribers (confirm_hash) where confirm_hash is not null;
create unique index newsletter_subscribers_leave on newsletter_subscribers (leave_token);
create index newsletter_subscribers_newest on newsletter_subscribers (asked_at desc, id desc);

comment on table newsletter_subscribers is 'Subscribers. A row is deleted when its person leaves, and after some days without a confirmation.';
comment on column newsletter_subscribers.confirm_hash is 'SHA-256 of the token in the mail that asks to confirm.';
comment on column newsletter_subscribers.mailed_at is 'When the form last had a mail sent to the address: once a day at most.';
comment on column newsletter_subscribers.lingua is 'The language of the page with the form.';

-- One article on its way to its subscribers, batch after batch.
create table newsletter_sendings (
  post_id integer primary key references blog_posts (id) on delete cascade,
  after_id integer not null default 0,
  last_id integer not null
);
comment on table newsletter_sendings is 'Progress of an article on its way to the subscribers (src/blog/server/newsletter-sending.ts).';
comment on column newsletter_sendings.after_id is 'The last subscriber whose mail is written: a batch that starts again knows that it is done.';
comment on column newsletter_sendings.last_id is 'The newest subscriber at the start: later ones get the next article.';

-- ## Searches and lists
-- All derived: `db/schema/offers.sql`, `search.sql` and `cards.sql` make the rows, and no archive holds them.

create table offers (
  unit_id integer primary key references units (id) on delete cascade,
  struttura_id integer not null references strutture (id) on delete cascade,
  camera_id integer,
  citta_id integer not null,
  posti_letto smallint not null,
  letti smallint not null,
  prezzo_notte_cents integer not null,
  tipi smallint not null,
  servizi integer not null,
  is_guaranteed boolean not null,
  approved_at timestamptz not null,
  least_minimum smallint not null,
  most_minimum smallint not null,
  nights bit varying(3660) not null,
  regione_id smallint not null,
  least_night_cents integer not null,
  pulizie_cents integer not null,
  minimums integer[]
);

comment on table offers is 'Bookable offers of an approved struttura, for searches: its house, or each available room of a bnb. One row answers every filter. Derived.';
comment on column offers.posti_letto is 'Guests that it takes. 0: a bnb without an available room, which is listed and cannot be booked.';
comment on column offers.letti is 'Beds of the whole struttura, as its card shows them.';
comment on column offers.prezzo_notte_cents is 'The price on the card; a bnb has its cheapest available room''s.';
comment on column offers.tipi is 'Bits in the order of src/strutture/rules/struttura-form.ts: casa_vacanza 1, bb 2, affittacamere 4, agriturismo 8.';
comment on column offers.servizi is 'Bits in the order of servizi_list: the first service is 1. Above them gradini_bits: 2^27, no step to the door; 2^28, not stated.';
comment on column offers.least_minimum is 'Least nights that any arrival to come needs; most_minimum the most: between the two the season of the arrival decides.';
comment on column offers.nights is 'A bit for each night from 2026-01-01 on, 1: taken. It ends with the last taken one; nights from 2036 on are left out.';
comment on column offers.least_night_cents is 'The least that any night to come costs, by the year, a season or a weekend.';
comment on column offers.pulizie_cents is 'Price of a stay beside its nights.';
comment on column offers.minimums is 'Steps of minimum_steps, if arrivals to come need different numbers of nights.';

-- A town of 20,000 homes is searched within one index.
create index offers_of_place on offers (citta_id, struttura_id) include (
  posti_letto, letti, prezzo_notte_cents, tipi, servizi, is_guaranteed, approved_at,
  least_minimum, most_minimum, minimums, nights, least_night_cents, pulizie_cents
);
-- A region's list begins anywhere in the order of ids, and reads only its first thousands.
create index offers_of_regione on offers (regione_id, struttura_id) include (
  posti_letto, letti, prezzo_notte_cents, tipi, servizi, is_guaranteed, approved_at,
  least_minimum, most_minimum, minimums, nights, least_night_cents, pulizie_cents
);
create index offers_of_struttura on offers (struttura_id);

-- A sale changes none of it, and so rewrites no index of it.
create table listed_homes (
  struttura_id integer primary key references strutture (id) on delete cascade,
  citta_id integer not null,
  regione_id smallint not null,
  prezzo_notte_cents integer not null,
  letti smallint not null,
  approved_at timestamptz not null,
  least_night_cents integer not null,
  map_x double precision not null,
  map_y double precision not null
);

comment on table listed_homes is 'Sort keys of the lists of approved strutture and their places on maps, a row for each home. Derived.';
comment on column listed_homes.least_night_cents is 'The least that any night to come costs, among all its offers.';
comment on column listed_homes.map_x is 'Where visitors are shown the home, in Web Mercator: degrees to the east.';
comment on column listed_homes.map_y is 'The same to the north, in degrees of the equator: near homes have the distances of the map.';

-- The homes of a town in each order, read until a page is full.
create index listed_homes_of_citta_by_price on listed_homes (citta_id, prezzo_notte_cents, struttura_id);
create index listed_homes_of_citta_by_beds on listed_homes (citta_id, letti desc, struttura_id);
create index listed_homes_of_citta_by_age on listed_homes (citta_id, approved_at desc, struttura_id desc);
create index listed_homes_of_citta_by_least_night on listed_homes (citta_id, least_night_cents, struttura_id);
-- All Italy; a region's and a province's homes are filtered in the index.
create index listed_homes_by_price on listed_homes (prezzo_notte_cents, struttura_id, regione_id, citta_id);
create index listed_homes_by_beds on listed_homes (letti desc, struttura_id, regione_id, citta_id);
create index listed_homes_by_age on listed_homes (approved_at desc, struttura_id desc, regione_id, citta_id);
create index listed_homes_by_least_night on listed_homes (least_night_cents, struttura_id, regione_id, citta_id);
create index listed_homes_on_map on listed_homes using gist (point(map_x, map_y));

create table search_texts (
  struttura_id integer primary key references strutture (id) on delete cascade,
  testo tsvector not null,
  regione_id smallint not null
);
create index search_texts_testo on search_texts using gin (testo);

comment on table search_texts is 'The words of an approved struttura by their stems, and its place as zc{citta_id}, zp{provincia_id}, zr{regione_id}. Derived.';

create table search_words (word text primary key check (char_length(word) <= 60));
create index search_words_trigrams on search_words using gin (word gin_trgm_ops);

comment on table search_words is 'Every word that some approved struttura has had, unstemmed and without accents: typing errors are compared with it. Derived.';

create table cards (
  struttura_id integer primary key references strutture (id) on delete cascade,
  posizione_approssimativa boolean not null,
  card json not null
);

comment on table cards is 'The card of an approved struttura, by src/strutture/contract.ts: a page of a list reads its 24 cards by their keys. Derived.';
comment on column cards.posizione_approssimativa is 'Whether visitors see the address of the card without its number.';
comment on column cards.card is 'Without id and slug. The description is its beginning in one line, photos are the names of their files.';

-- A separate database may follow the tables of searches, or some regions of them (`src/app/server/search-replica`).
create table search_replica_beat (
  only_row boolean primary key default true check (only_row),
  beat bigint not null,
  at timestamptz not null default now()
);
insert into search_replica_beat (beat) values (0);

comment on table search_replica_beat is 'One row, written ten times a second while a search replica follows: a replica that has a beat has all that was committed before it.';
comment on column search_replica_beat.at is 'Before this beat was committed: everything committed earlier came earlier, too.';

-- ## Operation
create table database_identity (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid(),
  erasure_key bytea not null
    default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
insert into database_identity default values;
revoke insert, update, delete on database_identity from ospitalia_portale;

comment on table database_identity is 'Written into the head of every archive, and taken over by a new database that is restored from one.';
comment on column database_identity.erasure_key is 'Key of the hashes of erased persons'' addresses; goes into the head of every archive.';

create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

comment on table secrets is 'The secret with which all processes of this database sign, unless OSPITALIA_SECRET is set.';

create table nightly_archives (
  only_row boolean primary key default true check (only_row),
  written_at timestamptz,
  tried_at timestamptz
);

comment on table nightly_archives is 'When any process last wrote and last tried the nightly archive: one row, none if archives are disabled.';

create table last_mail (
  only_row boolean primary key default true check (only_row),
  sent_at timestamptz not null
);

comment on table last_mail is 'When any process sent the last mail: one row, none before the first.';

-- The key that opens an archive is never here. Results name homes and owners, and are swept after an hour.
create table restorations (
  id uuid primary key,
  started_at timestamptz not null default now(),
  -- The working process updates it every two seconds: if it is old, the process was killed, and nothing was changed.
  seen_at timestamptz not null default now(),
  phase text not null check (phase in ('legge', 'pronta', 'fatta', 'fallita')),
  bytes_read bigint not null default 0,
  bytes_total bigint not null default 0,
  outcome jsonb,
  -- Why it failed, as the administrator reads it.
  failure text
);

comment on table restorations is 'Previews of restorations, and restorations, of the last hour: any process shows their progress.';

-- The tables below are unlogged: they are written often and worth nothing after a crash of PostgreSQL, which empties them.

create unlogged table limit_counts (
  -- rate-limiter-flexible writes the columns in this order, and milliseconds since 1970.
  key text primary key check (char_length(key) <= 255),
  points integer not null,
  expire bigint not null
);
create index limit_counts_by_end on limit_counts (expire);

comment on table limit_counts is 'Rate limits of all processes: acts in the window that ends at `expire`, by limit and client; a job deletes windows that are over.';
comment on column limit_counts.key is 'The limit’s name and an HMAC of the network address, under a key made from the portal’s secret.';

-- Each row is read once by each process, and is deleted some minutes later: the table is vacuumed for deleted rows, never for its size.
create unlogged table page_invalidations (xid xid8 not null, tags text[] not null) with (
  autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_threshold = -1
);
create index page_invalidations_by_xid on page_invalidations (xid);

comment on table page_invalidations is 'Outbox of page tags that transactions have changed, read by every process (db/schema/pages.sql).';
comment on column page_invalidations.xid is 'The transaction that wrote it: a listener finds what its last snapshot did not show.';

create unlogged table page_invalidation_sweeps (
  only_row boolean primary key default true check (only_row),
  sweeps integer not null,
  noted pg_snapshot not null
);

comment on table page_invalidation_sweeps is 'Number of sweeps of the outbox, and the snapshot of the last one: the next sweep deletes what it shows.';
comment on column page_invalidation_sweeps.sweeps is 'A listener that has read nothing since the sweep before the last may have missed rows.';

create unlogged table cdn_purge_lease (
  only_row boolean primary key default true check (only_row),
  holder uuid not null,
  until timestamptz not null
);

comment on table cdn_purge_lease is 'The process that sends purges to a CDN, until when unless it renews. After a crash the next holder purges everything.';

create unlogged table processes (
  id uuid primary key,
  roles text[] not null check (cardinality(roles) > 0),
  seen_at timestamptz not null
);

comment on table processes is 'Running processes: each updates its row every few seconds, and deletes it when it stops.';
comment on column processes.roles is 'The parts of the work that it does, as OSPITALIA_ROLE names them.';
