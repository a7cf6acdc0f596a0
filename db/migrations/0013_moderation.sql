-- What the administrator's panel reads, in the order in which it reads it. A list is two index pages and the rows of its
-- own page, whether ten strutture wait or ten thousand.

-- The queue: what was sent in by a proved address, or by nobody (a demo listing, one that the administrator entered).
create index strutture_queue on strutture (submitted_at, id)
  where status = 'in_attesa' and (email_confirmed_at is not null or proprietario_email is null);
-- Its other half: changes that wait. They wait only beside a published struttura.
create index struttura_edits_queue on struttura_edits (submitted_at, struttura_id) where status = 'in_attesa';
-- The tab of what is published or paused, the last approved first.
create index strutture_approved on strutture (approved_at desc, id desc) where status in ('approvata', 'sospesa');
-- Counts what is paused: what is on show is counted in strutture_per_citta.
create index strutture_paused on strutture (id) where status = 'sospesa';
-- The tab of what was refused, the last sent first.
create index strutture_rejected on strutture (submitted_at desc, id desc) where status = 'rifiutata';

-- Two numbers are one when they end alike: the same one is written with +39, with 0039 and without.
create function phone_ending(telefono text) returns text immutable strict parallel safe language sql
  return right(regexp_replace(telefono, '[^0-9]', '', 'g'), 9);
-- Finds strutture of another owner with the same phone.
create index strutture_phone on strutture (phone_ending(telefono)) where telefono is not null;
-- Finds other strutture that wait with the same CIN, whoever sent them (strutture_pending_cin), and changes that do.
create index struttura_edits_cin on struttura_edits ((form ->> 'cin')) where status = 'in_attesa';

-- Decisions are taken in the portal itself now, which knows its own address: no command needs to be told.
drop table portal_address;
