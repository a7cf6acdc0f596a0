-- Who was erased, as nobody but this database can tell: an older archive that comes back is rid of them again (decision 0129).

alter table database_identity
  add column erasure_key bytea not null
    default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));

comment on column database_identity.erasure_key is 'By which addresses of erased persons are hashed; goes into the head of every archive.';

create table erasures (
  id uuid primary key,
  email_hash text not null check (email_hash ~ '^[A-Za-z0-9_-]{43}$'),
  erased_at timestamptz not null,
  applied_at timestamptz,
  stored_at timestamptz
);
create index erasures_due on erasures (id) where applied_at is null;
create index erasures_unstored on erasures (id) where stored_at is null;

comment on table erasures is 'Each erasure of a person, by a keyed hash of the address.';
comment on column erasures.applied_at is 'When the rows of this database were rid of the person; null: they may be there again.';
comment on column erasures.stored_at is 'When it lay beside the archives, where a restoration finds it.';
