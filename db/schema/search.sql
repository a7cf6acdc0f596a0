-- The searchable text of strutture. If this file changes, the statement at its end rebuilds all rows.

-- Returns the searchable text of a struttura.
create or replace function search_words_of(struttura strutture, place text) returns text language sql stable as $$
  select concat_ws(' ', struttura.nome, place, array_to_string(struttura.servizi, ' '), struttura.descrizione)
$$;

-- Updates the outdated search text of the given strutture.
create or replace function refresh_search_texts(ids integer[]) returns void language plpgsql as $$
begin
  delete from search_texts where struttura_id = any (ids)
    and struttura_id not in (select id from strutture where id = any (ids) and status = 'approvata');
  insert into search_texts (struttura_id, testo, regione_id)
  select strutture.id,
    setweight(to_tsvector('italiano', strutture.nome), 'A')
    || setweight(to_tsvector('italiano', concat_ws(' ', citta.nome, province.nome, regioni.nome)), 'B')
    || setweight(to_tsvector('italiano', concat_ws(' ',
      replace(replace(array_to_string(tipo_struttura, ' '), 'casa_vacanza', 'casa vacanza'), 'bb', 'b&b bed and breakfast'),
      array_to_string(servizi, ' '))), 'C')
    || setweight(to_tsvector('italiano', descrizione), 'D')
    || array_to_tsvector(array['zc' || citta.id, 'zp' || province.id, 'zr' || regioni.id]),
    regioni.id
  from strutture
  join citta on citta.id = strutture.citta_id
  join province on province.id = citta.provincia_id
  join regioni on regioni.id = province.regione_id
  where strutture.id = any (ids) and strutture.status = 'approvata'
  on conflict (struttura_id) do update set testo = excluded.testo, regione_id = excluded.regione_id
    where (search_texts.testo, search_texts.regione_id) is distinct from (excluded.testo, excluded.regione_id);
  -- The words are sorted, so that two transactions that insert the same new words never deadlock.
  insert into search_words
  select word from (
    select distinct unnest(tsvector_to_array(to_tsvector('parole', search_words_of(strutture, citta.nome)))) as word
    from strutture join citta on citta.id = strutture.citta_id
    where strutture.id = any (ids) and strutture.status = 'approvata'
  ) as found
  where char_length(word) between 3 and 60
  order by word
  on conflict do nothing;
end $$;

-- Refreshes offers and, if with_texts is set, search texts. A bulk load sets ospitalia.search to 'later', and at its end to 'now' before it
-- calls this function once.
create or replace function refresh_search(ids integer[], with_texts boolean) returns void language plpgsql as $$
begin
  if cardinality(ids) > 0 and current_setting('ospitalia.search', true) is distinct from 'later' then
    perform refresh_offers(ids);
    if with_texts then perform refresh_search_texts(ids); end if;
  end if;
end $$;

do $$
declare
  ids integer[];
begin
  for ids in select array_agg(id) from strutture group by id / 5000 order by id / 5000 loop
    perform refresh_search_texts(ids);
  end loop;
end $$;
