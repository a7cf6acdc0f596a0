-- The audit log.

-- Rejects every change to existing rows of the audit log, even by the owner of the tables.
create or replace function refuse_register_change() returns trigger language plpgsql as $$
begin
  raise exception 'the register of actions is append-only' using errcode = 'insufficient_privilege';
end $$;

create or replace trigger registro_azioni_append_only before update or delete or truncate on registro_azioni
  for each statement execute function refuse_register_change();
