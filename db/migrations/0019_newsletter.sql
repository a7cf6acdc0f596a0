-- A newsletter on its way, and when somebody was last written to.

alter table newsletter_subscribers add column mailed_at timestamptz not null default now();
comment on column newsletter_subscribers.mailed_at is 'When the form last had a mail sent to the address: once a day at most.';

-- One article on its way to its subscribers, batch after batch.
create table newsletter_sendings (
  post_id integer primary key references blog_posts (id) on delete cascade,
  after_id integer not null default 0,
  last_id integer not null
);
comment on table newsletter_sendings is 'How far an article has come on its way to the subscribers (src/blog/server/newsletter-sending.ts).';
comment on column newsletter_sendings.after_id is 'The last subscriber whose mail is written: a batch that is begun anew knows that it is done.';
comment on column newsletter_sendings.last_id is 'The newest subscriber when it was sent: who comes later gets the next article.';
