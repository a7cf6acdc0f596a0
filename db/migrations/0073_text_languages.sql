-- Each text of an owner has a language that the owner names (`src/strutture/rules/text-languages.ts`); those of before are Italian.
create domain lingua as text check (value in ('it', 'en', 'de', 'fr'));

-- {"descrizione": "de"}: Italian texts are not in it.
create function are_text_languages(languages jsonb) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(languages) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(languages) = 'object' then languages else '{}' end) as named (testo, lingua)
    where testo not in ('descrizione', 'animali_nota', 'gradini_nota', 'regole', 'accoglie_parole')
      or lingua not in ('"en"', '"de"', '"fr"')
  )
$$;

-- As before, and Italian is a language that one translates into.
create or replace function are_translations(texts jsonb, longest integer) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(texts) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(texts) = 'object' then texts else '{}' end) as translation (lingua, said)
    where lingua not in ('it', 'en', 'de', 'fr')
      or jsonb_typeof(said -> 'testo') is distinct from 'string'
      or char_length(said ->> 'testo') > longest
      or btrim(said ->> 'testo', E' \n\r\t') = ''
      or coalesce(said ->> 'fonte', '') !~ '^[0-9a-f]{8}$'
  )
$$;

-- {"animali_nota": {"de": {"testo": "…", "fonte": "…"}}}: of the texts beside the description.
create function are_text_translations(texts jsonb) returns boolean language sql immutable parallel safe as $$
  select jsonb_typeof(texts) = 'object' and not exists (
    select from jsonb_each(case when jsonb_typeof(texts) = 'object' then texts else '{}' end) as said (testo, translations)
    where testo not in ('animali_nota', 'gradini_nota', 'regole', 'accoglie_parole') or not are_translations(translations, 1000)
  )
$$;

alter table strutture
  add column lingue_testi jsonb not null default '{}' check (are_text_languages(lingue_testi)),
  add column traduzioni_testi jsonb not null default '{}' check (are_text_translations(traduzioni_testi)),
  add check (not traduzioni ? coalesce(lingue_testi ->> 'descrizione', 'it'));
alter table camere
  add column lingua lingua not null default 'it',
  add check (not traduzioni ? lingua);
alter table struttura_photos add column lingua lingua not null default 'it';
alter table struttura_edit_photos add column lingua lingua not null default 'it';
alter table newsletter_subscribers add column lingua lingua not null default 'it';

comment on column strutture.lingue_testi is 'The language of each text in the owner''s own words that is not Italian.';
comment on column strutture.traduzioni_testi is 'Notes, rules and the host''s words in the owner''s own words, by text and language.';
comment on column camere.lingua is 'Of the name, extra beds and notes.';
comment on column struttura_photos.lingua is 'Of the caption.';
comment on column newsletter_subscribers.lingua is 'The language of the page on which the newsletter was asked for.';

-- A translation belongs to a text and to the language that it was made from.
alter table machine_translations
  add column source_language lingua not null default 'it',
  drop constraint machine_translations_language_check,
  alter column language type lingua;

-- A card says which language its description is in; one of before does not, and is Italian.
create or replace function cards_of(ids integer[]) returns setof cards language sql stable as $$
  select strutture.id, posizione_approssimativa, json_build_object(
    'nome', strutture.nome,
    'descrizione', card_line(descrizione),
    'lingua', coalesce(lingue_testi ->> 'descrizione', 'it'),
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
