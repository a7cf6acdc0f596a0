-- What search engines ask for: which strutture are on show, when each was changed last, and which were and are no more.

-- A sitemap is a range of ids, and which ranges hold anything is found by one probe for each (decision 0066).
create index strutture_on_show on strutture (id) where status = 'approvata';

alter table strutture add column changed_at timestamptz not null default now();
update strutture set changed_at = coalesce(approved_at, created_at);

comment on column strutture.changed_at is 'When what visitors see of it was last written: kept by a trigger, told to search engines.';

create function note_struttura_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

-- Whoever writes a form writes the name with it, changed or not, and its photos and rooms follow in the same transaction.
create trigger strutture_changed before update of nome, status, prezzo_notte_cents on strutture
  for each row execute function note_struttura_change();

-- An address that was public once is answered with 410 and not 404, after its row is gone, too. It says nothing of the owner.
create table gone_strutture (
  id integer primary key,
  citta_id integer not null references citta (id),
  gone_at timestamptz not null default now()
);

comment on table gone_strutture is 'Strutture that were public and whose rows are deleted. A row that comes back from an archive counts first.';

create function bury_strutture() returns trigger language plpgsql as $$
begin
  insert into gone_strutture (id, citta_id)
  select id, citta_id from old_rows where approved_at is not null
  on conflict (id) do update set gone_at = excluded.gone_at;
  return null;
end $$;

create trigger strutture_bury after delete on strutture
  referencing old table as old_rows for each statement execute function bury_strutture();
