-- Triggers that protect bookings from deletion and changes, and functions that query the bookings of a struttura.

-- Rejects the deletion of a paid booking, including a cascade from the deletion of its struttura.
create or replace function keep_paid_bookings() returns trigger language plpgsql as $$
begin
  if old.paid_cents > 0 then
    raise exception 'booking % was paid and cannot be deleted', old.id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;

create or replace trigger bookings_kept before delete on bookings for each row execute function keep_paid_bookings();

-- Returns the refund terms that a cancellation policy had on 2026-11-22.
create or replace function refund_terms_2026_11_22(politica text) returns jsonb language sql immutable as $$
  select case politica
    when 'flessibile' then '[{"days": 1, "percent": 100, "cleaning_percent": 100}]'
    when 'moderata' then
      '[{"days": 7, "percent": 100, "cleaning_percent": 100}, {"days": 1, "percent": 50, "cleaning_percent": 100}]'
    when 'rigida' then
      '[{"days": 30, "percent": 100, "cleaning_percent": 100}, {"days": 14, "percent": 50, "cleaning_percent": 100},
        {"days": 1, "percent": 0, "cleaning_percent": 100}]'
  end::jsonb
$$;

-- Adds the refund terms of the policy to a booking that is inserted without any.
create or replace function fill_refund_terms() returns trigger language plpgsql as $$
begin
  new.refund_terms := refund_terms_2026_11_22(new.politica_cancellazione);
  return new;
end $$;

create or replace trigger bookings_terms_of_older_portals before insert on bookings
  for each row when (new.refund_terms is null) execute function fill_refund_terms();

-- Rejects a change to the refund terms of a booking, because the guest has agreed to them.
create or replace function keep_refund_terms() returns trigger language plpgsql as $$
begin
  raise exception 'the refund terms of booking % were agreed to', old.id using errcode = 'restrict_violation';
end $$;

create or replace trigger bookings_terms_kept before update of refund_terms on bookings
  for each row when (new.refund_terms is distinct from old.refund_terms) execute function keep_refund_terms();

-- Returns whether a struttura, or one of the given rooms, has a booking made through the portal, past or future. Locks its
-- units against concurrent bookings.
create or replace function has_own_bookings(of_struttura integer, of_camere integer[] default null)
returns boolean language plpgsql as $$
begin
  -- New bookings take the same lock first, so none can be inserted before this transaction ends.
  perform from units
  where struttura_id = of_struttura and (of_camere is null or camera_id = any (of_camere))
  order by id for update;
  -- An expired hold counts only if it has a payment, because the authorisation on the guest's card may still have to
  -- be released.
  return exists (
    select from bookings
    where struttura_id = of_struttura and (of_camere is null or camera_id = any (of_camere))
      and (status <> 'scaduta' or payment_id is not null)
  ) or exists (
    select from every_calendar_event as event join units on units.id = event.unit_id
    where units.struttura_id = of_struttura and (of_camere is null or units.camera_id = any (of_camere))
      and platform_source = 'ospitalia' and event_type = 'booking'
  );
end $$;

-- Returns whether a struttura has a booking of the portal with a night on or after the given day. Such a struttura cannot be deleted.
-- Locks its units.
create or replace function has_future_bookings(of_struttura integer, day date) returns boolean language plpgsql as $$
begin
  perform from units where struttura_id = of_struttura order by id for update;
  return exists (
    select from bookings
    where struttura_id = of_struttura and status in ('in_attesa_pagamento', 'richiesta', 'confermata')
      -- A period excludes its upper bound, the day of departure, so the last night is the day before it.
      and upper(period) > day
  ) or exists (
    select from calendar_events join units on units.id = calendar_events.unit_id
    where units.struttura_id = of_struttura and platform_source = 'ospitalia' and event_type = 'booking'
      and upper(period) > day
  );
end $$;

-- Returns an owner's response times in minutes for the requests of the last year. The time of an expired request is null.
create or replace function answer_minutes(of_owner text) returns integer[] stable language sql as $$
  select array_agg((extract(epoch from decided_at - bookings.created_at) / 60)::integer order by bookings.created_at)
  from strutture join bookings on bookings.struttura_id = strutture.id
  where proprietario_email = of_owner and modalita = 'su_richiesta' and bookings.created_at > now() - interval '1 year'
    and (decided_at is not null or (bookings.status = 'scaduta' and payment_id is not null))
$$;
