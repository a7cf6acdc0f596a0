-- A restoration that an administrator asks for reads an archive for minutes, in the process that was asked: any other one tells how far
-- it is. The key that opens an archive is never here. What was found names homes and owners, and is swept after an hour.

create table restorations (
  id uuid primary key,
  started_at timestamptz not null default now(),
  -- The process that is at it says so every two seconds: when it has not for long, it was killed, and nothing was changed.
  seen_at timestamptz not null default now(),
  phase text not null check (phase in ('legge', 'pronta', 'fatta', 'fallita')),
  bytes_read bigint not null default 0,
  bytes_total bigint not null default 0,
  outcome jsonb,
  -- Why nothing came of it, as the administrator reads it.
  failure text
);

comment on table restorations is 'Previews of restorations, and restorations, of the last hour.';
