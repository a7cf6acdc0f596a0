-- Regions, provinces and comuni of Italy as ISTAT counts them. Filled by src/locations/server/load-locations.ts.
-- Uniqueness is checked at commit: a reform of ISTAT may swap names and positions within one reload.

create domain cap_list as text[] check (
  cardinality(value) >= 1 and array_to_string(value, ',') ~ '^[0-9]{5}(,[0-9]{5})*$'
);

create domain slug as text check (value ~ '^[a-z0-9]+(-[a-z0-9]+)*$');

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
comment on column regioni.codice is 'Three letters of the region''s card (specification section 3).';
comment on column regioni.posizione is 'Rank by name in Italian collation, computed at load: any PostgreSQL then sorts alike.';

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
comment on column province.capoluogo is 'Capital city; where there are several, all of them ("Carbonia e Iglesias").';
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
comment on column citta.caps is 'Postal codes, the first is the usual one. Best effort: the source is not the postal service''s own list.';
comment on column citta.caps_corretti is 'The administrator''s correction of caps. Wins over it, and no reload touches it.';
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

comment on table citta_nomi is 'Names a comune is found by: today''s, its other language''s, and those of comuni merged into it.';
comment on column citta_nomi.nome_folded is 'By src/locations/rules/fold-name.ts: no accents, no case, no apostrophes, no hyphens.';
comment on column citta_nomi.priority is '1 today''s name, 2 its other language or one half of it, 3 a name of the past. The lowest wins.';

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

comment on table strutture_per_citta is 'Approved strutture of a comune, kept by the triggers of strutture. A missing row is zero.';

create table locations_source (
  singleton boolean primary key default true check (singleton),
  source_hash text not null check (source_hash ~ '^[0-9a-f]{64}$'),
  loaded_at timestamptz not null default now()
);

comment on table locations_source is 'What the tables above were built from: a start that finds the same hash loads nothing.';
