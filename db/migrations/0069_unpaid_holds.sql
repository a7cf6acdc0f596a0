-- Unpaid holds of one mailbox, counted before another is created. Same expression as in `src/stay/server/hold-quota-repository.ts`.
create index bookings_unpaid_of_mailbox on bookings (regexp_replace(lower(guest_email), '(.)\+[^@]*@', '\1@'))
  where status in ('in_attesa_pagamento', 'scaduta') and payment_id is null;
