-- Booking and paying: prices beside the nightly one, holds and bookings, what is paid and paid back, and to whom.

-- How a struttura is sold: at once, or when its owner has said yes; and what a guest gets back who cancels.
alter table strutture
  add column accettazione text not null default 'immediata' check (accettazione in ('immediata', 'su_richiesta')),
  add column politica_cancellazione text not null default 'moderata'
    check (politica_cancellazione in ('flessibile', 'moderata', 'rigida')),
  add column onboarding_by text check (onboarding_by in ('stripe', 'admin')),
  add column onboarding_at timestamptz,
  add constraint strutture_onboarding_told check ((onboarding_by is null) = (onboarding_at is null));

comment on column strutture.onboarding_by is 'Who last said whether the onboarding is complete: the payment provider, or an administrator by hand.';

create table tariffe (
  id integer generated always as identity primary key,
  struttura_id integer not null references strutture (id) on delete cascade,
  camera_id integer,
  nome text not null default '' check (char_length(nome) <= 60),
  -- Nights; null: of the whole year.
  period daterange check (
    not isempty(period) and not lower_inf(period) and not upper_inf(period)
    and lower(period) >= date '2020-01-01' and upper(period) <= date '2100-01-01'
  ),
  prezzo_notte_cents price_cents,
  prezzo_weekend_cents price_cents,
  soggiorno_minimo smallint check (soggiorno_minimo between 1 and 90),
  ospiti_inclusi smallint check (ospiti_inclusi between 1 and 800),
  supplemento_ospite_cents integer check (supplemento_ospite_cents between 100 and 1000000),
  foreign key (struttura_id, camera_id) references camere (struttura_id, id) on delete cascade,
  -- A season has a price of its own; the whole year's is the struttura's or the camera's.
  constraint tariffe_price_of_season check ((period is null) = (prezzo_notte_cents is null)),
  constraint tariffe_supplement check ((ospiti_inclusi is null) = (supplemento_ospite_cents is null)),
  constraint tariffe_supplement_of_the_year check (ospiti_inclusi is null or period is null),
  constraint tariffe_seasons_apart exclude using gist (
    struttura_id with =, (coalesce(camera_id, 0)) with =, period with &&
  )
);

create unique index tariffe_of_the_year on tariffe (struttura_id, coalesce(camera_id, 0)) where period is null;

comment on table tariffe is 'Optional prices beside the nightly one (specification section 9): of a season, or of the whole year.';
comment on column tariffe.camera_id is 'The room of a bnb that it is about; null: the whole house.';
comment on column tariffe.prezzo_weekend_cents is 'Of a night from Friday or from Saturday.';
comment on column tariffe.soggiorno_minimo is 'Nights that a stay has at least that arrives on one of its days.';
comment on column tariffe.supplemento_ospite_cents is 'For each night and each guest above ospiti_inclusi.';

-- An owner's account with the payment provider.
create table payout_accounts (
  account_id text primary key check (char_length(account_id) between 1 and 255),
  proprietario_email text not null unique check (char_length(proprietario_email) between 3 and 254),
  provider text not null check (provider in ('demo', 'stripe')),
  charges_enabled boolean not null default false,
  details_submitted boolean not null default false,
  payouts_enabled boolean not null default false,
  requirements text[] not null default '{}',
  disabled_reason text check (char_length(disabled_reason) <= 200),
  read_at timestamptz,
  created_at timestamptz not null default now()
);

comment on table payout_accounts is 'Where the money of an owner''s bookings goes. The provider''s word about it, as last read.';
comment on column payout_accounts.requirements is 'What the provider still wants to know, in its own words.';

-- A stay that somebody asked for: a hold, a request, or a booking.
create table bookings (
  id uuid primary key default gen_random_uuid(),
  codice text not null unique check (codice ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  struttura_id integer not null references strutture (id) on delete cascade,
  camera_id integer,
  unit_id integer not null references units (id) on delete cascade,
  -- The rooms that it takes: the whole house takes all of them.
  places int4range not null generated always as (
    case when camera_id is null then int4range(null, null) else int4range(camera_id, camera_id, '[]') end
  ) stored,
  period daterange not null check (
    not isempty(period) and not lower_inf(period) and not upper_inf(period)
    and lower(period) >= date '2020-01-01' and upper(period) <= date '2100-01-01'
    and upper(period) - lower(period) <= 366
  ),
  guests smallint not null check (guests between 1 and 800),
  status text not null check (
    status in ('in_attesa_pagamento', 'richiesta', 'confermata', 'scaduta', 'rifiutata', 'annullata')
  ),
  modalita text not null check (modalita in ('immediata', 'su_richiesta')),
  expires_at timestamptz,
  guest_name text not null check (char_length(guest_name) between 1 and 120),
  guest_email text not null check (char_length(guest_email) between 3 and 254),
  guest_phone text not null check (char_length(guest_phone) between 1 and 30),
  notes text not null default '' check (char_length(notes) <= 1000),
  agreed jsonb not null,
  total_cents integer not null check (total_cents between 100 and 100000000),
  fee_cents integer not null default 0 check (fee_cents between 0 and total_cents),
  politica_cancellazione text not null check (politica_cancellazione in ('flessibile', 'moderata', 'rigida')),
  provider text not null check (provider in ('demo', 'stripe')),
  account_id text not null check (char_length(account_id) between 1 and 255),
  session_id text unique check (char_length(session_id) between 1 and 255),
  checkout_url text check (char_length(checkout_url) <= 2048),
  payment_id text unique check (char_length(payment_id) between 1 and 255),
  paid_cents integer not null default 0 check (paid_cents >= 0),
  paid_at timestamptz,
  decided_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('ospite', 'proprietario', 'redazione', 'banca')),
  motivo text not null default '' check (char_length(motivo) <= 1000),
  disputed_at timestamptz,
  dispute_status text check (char_length(dispute_status) <= 100),
  needs_review text check (char_length(needs_review) <= 500),
  checked_at timestamptz,
  looked_at timestamptz,
  request_key bytea unique,
  request_hash bytea,
  client_hash bytea,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (struttura_id, camera_id) references camere (struttura_id, id) on delete cascade,
  check ((request_key is null) = (request_hash is null)),
  check ((cancelled_at is null) = (cancelled_by is null)),
  check ((status in ('in_attesa_pagamento', 'richiesta')) = (expires_at is not null)),
  -- The last wall: of what has a night, nothing else has it, not even as the house that a room is in.
  constraint bookings_nights_once exclude using gist (
    struttura_id with =, places with &&, period with &&
  ) where (status in ('in_attesa_pagamento', 'richiesta', 'confermata'))
);

create index bookings_of_struttura on bookings (struttura_id, created_at desc);
create index bookings_open on bookings (expires_at) where status in ('in_attesa_pagamento', 'richiesta');
create index bookings_by_client on bookings (client_hash, created_at) where client_hash is not null;

comment on table bookings is 'What a guest asked for. While in_attesa_pagamento, richiesta or confermata it has its nights.';
comment on column bookings.codice is '80 random bits in Crockford''s base 32: whoever has it sees the booking and may cancel it.';
comment on column bookings.expires_at is 'Of a hold: when its checkout session ends. Of a request: until when the owner may answer.';
comment on column bookings.agreed is 'What was shown and agreed to, never changed: bill, name, address, contacts, version of the terms.';
comment on column bookings.fee_cents is 'Of the total, what stays with the portal.';
comment on column bookings.checked_at is 'When the provider last said what its checkout is at; looked_at: when it was last asked, also in vain.';
comment on column bookings.request_key is 'SHA-256 of the Idempotency-Key; request_hash of what was sent with it.';
comment on column bookings.client_hash is 'HMAC of the network address that asked, to hold back who holds too much.';
comment on column bookings.needs_review is 'Why a person has to look at it: the money did not come as agreed.';

-- Money that was received is never forgotten with a struttura (decision 20).
create function keep_paid_bookings() returns trigger language plpgsql as $$
begin
  if old.paid_cents > 0 then
    raise exception 'booking % was paid and cannot be deleted', old.id using errcode = 'restrict_violation';
  end if;
  return old;
end $$;

create trigger bookings_kept before delete on bookings for each row execute function keep_paid_bookings();

create table refunds (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references bookings (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (reason in ('annullata', 'pagamento_tardivo', 'importo_diverso', 'esterno')),
  status text not null check (status in ('da_verificare', 'da_fare', 'riuscito', 'fallito')),
  refund_id text unique check (char_length(refund_id) between 1 and 255),
  fault text check (char_length(fault) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index refunds_once on refunds (booking_id, reason) where reason <> 'esterno';
create index refunds_open on refunds (created_at) where status in ('da_fare', 'da_verificare');

comment on column refunds.reason is 'esterno: made by a person in the provider''s own dashboard.';

-- What the provider told us, once each: inserted in the transaction of its effect.
create table payment_events (
  id text primary key check (char_length(id) between 1 and 255),
  type text not null check (char_length(type) between 1 and 100),
  booking_id uuid references bookings (id) on delete set null,
  effect text not null check (effect in ('applicato', 'ignorato', 'allarme')),
  payment_id text check (char_length(payment_id) between 1 and 255),
  dispute_status text check (char_length(dispute_status) <= 100),
  received_at timestamptz not null default now()
);

create index payment_events_booking on payment_events (booking_id) where booking_id is not null;
create index payment_events_early on payment_events (payment_id) where booking_id is null and payment_id is not null;

comment on column payment_events.payment_id is 'Of a dispute that was heard of before its payment: it counts once that is heard of.';

-- The demo provider's own memory: what a card company would know. No money moves.
create table demo_checkouts (
  id text primary key,
  booking_id uuid not null unique references bookings (id) on delete cascade,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  capture text not null check (capture in ('automatic', 'manual')),
  amount_cents integer not null check (amount_cents > 0),
  payment_id text unique,
  payment_status text check (payment_status in ('requires_capture', 'succeeded', 'canceled')),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and amount_cents),
  request jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create table demo_refunds (
  idempotency_key text primary key,
  checkout_id text not null references demo_checkouts (id) on delete cascade,
  amount_cents integer not null check (amount_cents > 0)
);

-- A booking's nights stand in the calendar, where everything else looks.
alter table calendar_events
  add column booking_id uuid references bookings (id) on delete cascade,
  add column is_hold boolean not null default false,
  add constraint calendar_events_of_booking check (booking_id is null or (platform_source = 'ospitalia' and feed_id is null)),
  add constraint calendar_events_holds check (not is_hold or booking_id is not null);

create unique index calendar_events_booking on calendar_events (booking_id) where booking_id is not null;

comment on column calendar_events.booking_id is 'The booking that has these nights.';
comment on column calendar_events.is_hold is 'Not paid yet: it blocks here, and no other platform is told.';

-- A struttura with a booking that was ever more than a hold is hidden instead of erased: of one that ended before it was charged,
-- the card may have to be let go yet.
create or replace function has_own_bookings(of_struttura integer, of_camere integer[] default null)
returns boolean language plpgsql as $$
begin
  -- Locked until the transaction ends: a booking takes the same lock first.
  perform from units
  where struttura_id = of_struttura and (of_camere is null or camera_id = any (of_camere))
  order by id for update;
  return exists (
    select from bookings
    where struttura_id = of_struttura and (of_camere is null or camera_id = any (of_camere))
      and (status <> 'scaduta' or payment_id is not null)
  ) or exists (
    select from calendar_events join units on units.id = calendar_events.unit_id
    where units.struttura_id = of_struttura and (of_camere is null or units.camera_id = any (of_camere))
      and platform_source = 'ospitalia' and event_type = 'booking'
  );
end $$;

create or replace function has_future_bookings(of_struttura integer, day date) returns boolean language plpgsql as $$
begin
  perform from units where struttura_id = of_struttura order by id for update;
  return exists (
    select from bookings
    where struttura_id = of_struttura and status in ('in_attesa_pagamento', 'richiesta', 'confermata')
      -- A period does not contain the day of departure: its last night is the day before.
      and upper(period) > day
  ) or exists (
    select from calendar_events join units on units.id = calendar_events.unit_id
    where units.struttura_id = of_struttura and platform_source = 'ospitalia' and event_type = 'booking'
      and upper(period) > day
  );
end $$;
