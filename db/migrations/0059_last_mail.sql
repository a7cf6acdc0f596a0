-- When a mail last left, whichever process sent it: «Stato della casa» tells it. Jobs that are done are forgotten within an hour.

create table last_mail (
  only_row boolean primary key default true check (only_row),
  sent_at timestamptz not null
);

comment on table last_mail is 'When the last mail left: one line, none before the first.';
