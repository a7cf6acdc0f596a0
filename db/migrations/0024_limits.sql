-- How often somebody has done what is limited, counted for all processes.

-- Written often and worth nothing after a crash: its writes are not logged, and a crash of PostgreSQL empties it.
create unlogged table limit_counts (
  -- rate-limiter-flexible writes the columns in this order, and milliseconds since 1970.
  key text primary key check (char_length(key) <= 255),
  points integer not null,
  expire bigint not null
);

create index limit_counts_by_end on limit_counts (expire);

comment on table limit_counts is 'Acts in the window that ends at `expire`, by limit and by who did them; a job forgets windows that are over.';
comment on column limit_counts.key is 'The limit’s name and an HMAC of the network address, under a key made from the portal’s secret.';
