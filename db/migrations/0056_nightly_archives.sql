-- When the night's archive was last written and last tried, whichever process did it: the next one asks, and `/metrics` tells it.

create table nightly_archives (
  only_row boolean primary key default true check (only_row),
  written_at timestamptz,
  tried_at timestamptz
);

comment on table nightly_archives is 'The night''s archive of all rows: one line, none where nobody has asked for archives.';
