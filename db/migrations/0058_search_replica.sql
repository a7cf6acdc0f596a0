-- A database of searches alone may follow this one, or some regions of it (decision 0138).

-- Which rows it follows has to be told by their own columns.
alter table search_texts add column regione_id smallint;
update search_texts set regione_id = province.regione_id
from strutture join citta on citta.id = strutture.citta_id join province on province.id = citta.provincia_id
where strutture.id = search_texts.struttura_id;
alter table search_texts alter column regione_id set not null;

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
  -- In order, so that two transactions with the same new words never wait for each other in a circle.
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

create table search_replica_beat (
  only_row boolean primary key default true check (only_row),
  beat bigint not null,
  at timestamptz not null default now()
);
insert into search_replica_beat (beat) values (0);

comment on table search_replica_beat is 'One row, written ten times a second where a database of searches follows: what has it has all that was committed before.';
comment on column search_replica_beat.at is 'Before this beat was committed: whatever was committed earlier came earlier, too.';
