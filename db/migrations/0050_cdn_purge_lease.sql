-- Which process tells a CDN what was changed (decision 0119). Worth nothing after a crash: whoever claims it anew purges everything.

create unlogged table cdn_purge_lease (
  only_row boolean primary key default true check (only_row),
  holder uuid not null,
  until timestamptz not null
);

comment on table cdn_purge_lease is 'The process that tells a CDN what was changed, until when unless it says so again.';
