-- What owners say in other languages than Italian (`src/strutture/rules/translations.ts`), beside the Italian text itself:
-- {"de": {"testo": "…", "fonte": "…"}}. Blanks are those that PostgreSQL trims; the form knows more of them.
create function are_translations(texts jsonb, longest integer) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(texts) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(texts) = 'object' then texts else '{}' end) as translation (lingua, said)
    where lingua not in ('en', 'de', 'fr')
      or jsonb_typeof(said -> 'testo') is distinct from 'string'
      or char_length(said ->> 'testo') > longest
      or btrim(said ->> 'testo', E' \n\r\t') = ''
      or coalesce(said ->> 'fonte', '') !~ '^[0-9a-f]{8}$'
  )
$$;

alter table strutture add column traduzioni jsonb not null default '{}' check (are_translations(traduzioni, 5000));
alter table camere add column traduzioni jsonb not null default '{}' check (are_translations(traduzioni, 120));

comment on column strutture.traduzioni is 'The description in the owner''s own words, by language; "fonte" marks the Italian text that it was written beside.';
comment on column camere.traduzioni is 'The same of the room''s name.';

-- A card carries the beginnings of them; null of a home that has none.
create or replace function cards_of(ids integer[]) returns setof cards language sql stable as $$
  select strutture.id, posizione_approssimativa, json_build_object(
    'nome', strutture.nome,
    'descrizione', card_line(descrizione),
    'traduzioni', (
      select json_object_agg(lingua, card_line(said ->> 'testo') order by lingua)
      from jsonb_each(strutture.traduzioni) as translation (lingua, said)
    ),
    'tipo_struttura', tipo_struttura,
    'tipo_prenotazione', tipo_prenotazione,
    'indirizzo', indirizzo,
    'cap', cap,
    'posti_letto', posti_letto,
    'num_camere', num_camere,
    'num_bagni', num_bagni,
    'ha_cucina', ha_cucina,
    'servizi', servizi,
    'servizio_pulizie', servizio_pulizie,
    'telefono', telefono,
    'email', email,
    'cin', coalesce(cin, ''),
    'citta', citta.nome,
    'sigla', province.sigla,
    'prezzo_notte', to_euros(prezzo_notte_cents),
    'immagini', coalesce((
      select json_agg(
        hash || '-' || width || 'x' || height || '.webp' || coalesce('#' || nullif(coalesce(fuoco, focus), '50-50'), '')
        order by position
      )
      from struttura_photos as shown join photos on photos.id = shown.photo_id
      where shown.struttura_id = strutture.id
    ), '[]'),
    'is_guaranteed', coalesce(stripe_account_id, '') <> '' and stripe_onboarding_completed,
    'is_demo', is_demo,
    'prezzo_pulizie', to_euros(prezzo_pulizie_cents),
    'tariffe', coalesce((
      select json_agg(json_build_object(
        'al', upper(period) - 1,
        'dal', lower(period),
        'nome', tariffe.nome,
        'camera_id', camera_id,
        'ospiti_inclusi', ospiti_inclusi,
        'soggiorno_minimo', soggiorno_minimo,
        'prezzo_notte', tariffe.prezzo_notte_cents / 100.0::double precision,
        'prezzo_weekend', prezzo_weekend_cents / 100.0::double precision,
        'supplemento_ospite', supplemento_ospite_cents / 100.0::double precision
      ) order by tariffe.id)
      from tariffe where tariffe.struttura_id = strutture.id
    ), '[]'),
    'accettazione', accettazione,
    'politica_cancellazione', politica_cancellazione,
    'camere', coalesce((
      select json_agg(json_build_object(
        'id', camere.id,
        'posti_letto', camere.posti_letto,
        'prezzo_notte', to_euros(camere.prezzo_notte_cents),
        'disponibile', disponibile
      ) order by camere.id)
      from camere where camere.struttura_id = strutture.id
    ), '[]')
  )
  from strutture
  join citta on citta.id = strutture.citta_id
  join province on province.id = citta.provincia_id
  where strutture.id = any (ids) and strutture.status = 'approvata'
$$;

-- What a machine made of an Italian description, which is public: derived, and never shown above an owner's own words. `source_hash` is
-- md5 of the Italian text: of another text nothing is shown. Without `text` it was tried in vain, and is tried again from `retry_at` on.
create table machine_translations (
  struttura_id integer not null references strutture (id) on delete cascade,
  language text not null check (language in ('en', 'de', 'fr')),
  source_hash text not null,
  text text check (char_length(text) between 1 and 20000),
  attempts smallint not null default 0,
  retry_at timestamptz,
  primary key (struttura_id, language)
);

comment on table machine_translations is 'Descriptions that a machine translated. Derived: no archive holds them.';

create trigger machine_translations_pages_insert after insert on machine_translations
  referencing new table as some_rows for each statement execute function tell_parts_moved();
create trigger machine_translations_pages_delete after delete on machine_translations
  referencing old table as some_rows for each statement execute function tell_parts_moved();
create trigger machine_translations_pages_update after update on machine_translations
  referencing old table as old_rows new table as new_rows for each statement execute function tell_parts_update();
