-- The register names what was done to what, also where that is no struttura; failures that come by the thousand make few lines.
-- And a guest whose data were erased is gone from the link of their booking, too.

alter table registro_azioni
  add column oggetto text check (char_length(oggetto) between 1 and 200),
  add column once text unique check (char_length(once) <= 200);

comment on column registro_azioni.oggetto is 'What the action was about, by its name at the time, where that is no struttura: an administrator, say.';
comment on column registro_azioni.once is 'Of lines that an attacker could multiply: what they are about and in which hour. A second one is not written.';

alter table bookings add column guest_erased_at timestamptz;

comment on column bookings.guest_erased_at is 'When the guest had their data erased: the booking''s link shows no person, and nothing once the stay is over.';
