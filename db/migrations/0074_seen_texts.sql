-- Texts of published homes that changed since an administrator saw them (`src/strutture/rules/unseen-texts.ts`). `seen`: the texts as they
-- were seen last. What has no row has been seen: so has all that stands today.
create table unseen_texts (
  struttura_id integer primary key references strutture (id) on delete cascade,
  seen jsonb not null,
  changed_at timestamptz not null default now()
);
create index unseen_texts_age on unseen_texts (changed_at, struttura_id);

comment on table unseen_texts is 'Published homes with texts that no administrator has seen; "seen" holds the texts as they were seen last.';

-- The version that an administrator refused, and why: what its owner sends again is compared with it.
create table refusals (
  struttura_id integer primary key references strutture (id) on delete cascade,
  motivo text not null,
  refused_at timestamptz not null default now(),
  version jsonb not null
);

comment on table refusals is 'The last refused version of a home or of a change, until one is approved.';
