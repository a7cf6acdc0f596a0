-- A CIN is known as used once a struttura with it is or was public. One that waits reserves nothing (decision 0092):
-- strutture_cin_reserved (0003) stays what no two public strutture can break.

-- An address that nobody has proved is anybody's to write: by it, one could lock its true owner out of their own code.
drop index strutture_pending_cin;
-- Finds the others that wait with a CIN.
create index strutture_cin_waiting on strutture (cin) where status = 'in_attesa';
-- Finds what was public and is hidden.
create index strutture_cin_hidden on strutture (cin) where status = 'eliminata' and approved_at is not null;

-- What was public and whose row is deleted: its code, and a mark by which its owner is known who sends it in again.
alter table gone_strutture add column cin text, add column owner_mark text;
create index gone_strutture_cin on gone_strutture (cin) where cin is not null;

comment on table gone_strutture is 'Strutture that were public and whose rows are deleted. A row that comes back from an archive counts first.';
comment on column gone_strutture.cin is 'Its code. Null of an invented one, and of what was deleted before codes were kept.';
comment on column gone_strutture.owner_mark is 'SHA-256 of code and owner''s address. Null: it had no owner, or the owner''s data were erased.';

create function owner_mark(cin text, email text) returns text stable strict parallel safe language sql
  return encode(sha256(convert_to(cin || ' ' || lower(email), 'UTF8')), 'hex');

create or replace function bury_strutture() returns trigger language plpgsql as $$
begin
  insert into gone_strutture (id, citta_id, cin, owner_mark)
  select id, citta_id, case when is_demo then null else cin end,
    case when is_demo then null else owner_mark(cin, proprietario_email) end
  from old_rows where approved_at is not null
  on conflict (id) do update
    set gone_at = excluded.gone_at, cin = excluded.cin, owner_mark = excluded.owner_mark;
  return null;
end $$;
