-- What was booked with us is never erased with the struttura that it refers to (decision 20).

create function has_own_bookings(of_struttura integer, of_camere integer[] default null)
returns boolean language plpgsql as $$
begin
  -- Locked until the transaction ends: an event needs its unit, so no booking can come in between.
  perform from units
  where struttura_id = of_struttura and (of_camere is null or camera_id = any (of_camere))
  order by id for update;
  return exists (
    select from calendar_events join units on units.id = calendar_events.unit_id
    where units.struttura_id = of_struttura and (of_camere is null or units.camera_id = any (of_camere))
      and platform_source = 'ospitalia' and event_type = 'booking'
  );
end $$;

comment on function has_own_bookings is
  'Whether a booking of this product refers to a struttura, or to some of its rooms. The calendar room''s tables stay its own.';
