-- The queue has what was sent in with an address that nobody has proved, too: after all the rest, the oldest first (decision 0093).
-- strutture_queue (0013) stays the index of what was sent with a proved address.
create index strutture_queue_unconfirmed on strutture (submitted_at, id)
  where status = 'in_attesa' and email_confirmed_at is null and proprietario_email is not null;

comment on column strutture.email_confirmed_at is 'When its owner proved the address. Before that it stands at the end of the queue.';
