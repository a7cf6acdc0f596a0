-- The brake on mails with a sign-in link: not only in a quarter of an hour, in a day too. What was counted is forgotten.

drop table sign_in_requests;

create table sign_in_requests (
  email text primary key check (char_length(email) between 3 and 254),
  sent_at timestamptz[] not null
);

comment on table sign_in_requests is 'The brake on mails: when links that an address was asked for were sent to it.';
comment on column sign_in_requests.sent_at is 'Of the last 24 hours, the oldest first. Older ones go when the next is sent, or with the sweep.';
