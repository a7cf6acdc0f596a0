-- What a guest is promised back is kept with the booking, as numbers: the name of a policy can come to mean something else.

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
    -- The most days first, and later never gives more back.
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

-- The three policies as every booking until now was shown them (terms of 2026-11-22).
create function refund_terms_2026_11_22(politica text) returns jsonb language sql immutable as $$
  select case politica
    when 'flessibile' then '[{"days": 1, "percent": 100, "cleaning_percent": 100}]'
    when 'moderata' then
      '[{"days": 7, "percent": 100, "cleaning_percent": 100}, {"days": 1, "percent": 50, "cleaning_percent": 100}]'
    when 'rigida' then
      '[{"days": 30, "percent": 100, "cleaning_percent": 100}, {"days": 14, "percent": 50, "cleaning_percent": 100},
        {"days": 1, "percent": 0, "cleaning_percent": 100}]'
  end::jsonb
$$;

alter table bookings add column refund_terms jsonb;

update bookings set refund_terms = refund_terms_2026_11_22(politica_cancellazione);

-- While portals of the release before this one still run, they sell without saying the terms: they show these.
create function fill_refund_terms() returns trigger language plpgsql as $$
begin
  new.refund_terms := refund_terms_2026_11_22(new.politica_cancellazione);
  return new;
end $$;

create trigger bookings_terms_of_older_portals before insert on bookings
  for each row when (new.refund_terms is null) execute function fill_refund_terms();

alter table bookings
  alter column refund_terms set not null,
  add constraint bookings_refund_terms check (are_refund_terms(refund_terms));

-- What was agreed to is not written anew.
create function keep_refund_terms() returns trigger language plpgsql as $$
begin
  raise exception 'the refund terms of booking % were agreed to', old.id using errcode = 'restrict_violation';
end $$;

create trigger bookings_terms_kept before update of refund_terms on bookings
  for each row when (new.refund_terms is distinct from old.refund_terms) execute function keep_refund_terms();

comment on column bookings.refund_terms is
  'What cancelling gives back, as it was agreed to: { days before the arrival, percent, cleaning_percent }, the most days first.';
comment on column bookings.politica_cancellazione is 'What the policy was called that was agreed to; refund_terms say what it gives.';
