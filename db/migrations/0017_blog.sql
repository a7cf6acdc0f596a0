-- Articles, what readers write under them, who asked for the newsletter, and how often each article was opened.

create table blog_categories (
  id integer generated always as identity primary key,
  nome text not null check (length(nome) between 1 and 60),
  slug text not null check (slug <> ''),
  emoji text not null check (emoji <> ''),
  descrizione text not null check (length(descrizione) <= 200),
  position integer not null,
  constraint blog_categories_nome unique (nome),
  constraint blog_categories_slug unique (slug)
);

-- The six of the specification (section 3).
insert into blog_categories (nome, slug, emoji, descrizione, position) values
  ('Guide Turistiche', 'guide-turistiche', '🗺️', 'Itinerari, soste e orari, scritti da chi ci vive.', 1),
  ('Consigli per Proprietari', 'consigli-per-proprietari', '🔑', 'Aprire casa, accogliere bene, tenere i conti in ordine.', 2),
  ('Destinazioni', 'destinazioni', '📍', 'Un luogo alla volta, e perché vale il viaggio.', 3),
  ('Stagionalità', 'stagionalita', '🍂', 'Quando andare, e che cosa cambia da un mese all’altro.', 4),
  ('Tradizioni e Cultura', 'tradizioni-e-cultura', '🎭', 'Feste, mestieri e parole che si tramandano.', 5),
  ('Gastronomia', 'gastronomia', '🍝', 'Quello che si mangia, dove nasce e con chi.', 6);

create table blog_posts (
  id integer generated always as identity primary key,
  titolo text not null check (length(titolo) between 1 and 150),
  slug text not null check (slug <> ''),
  contenuto text not null check (contenuto <> ''),
  excerpt text not null,
  reading_time integer not null check (reading_time >= 1),
  search_text text not null,
  categoria_id integer not null references blog_categories (id),
  cover_photo_id integer references photos (id),
  tags text[] not null default '{}' check (cardinality(tags) <= 50),
  meta_description text not null default '' check (length(meta_description) <= 160),
  status text not null default 'bozza' check (status in ('bozza', 'pubblicato')),
  views_count integer not null default 0,
  versione integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  published_at timestamptz,
  newsletter_at timestamptz,
  constraint blog_posts_slug unique (slug),
  constraint blog_posts_published check (status = 'bozza' or published_at is not null)
);
create index blog_posts_public on blog_posts (published_at desc, id desc) where status = 'pubblicato';
create index blog_posts_by_category on blog_posts (categoria_id, published_at desc, id desc);
create index blog_posts_newest on blog_posts (created_at desc, id desc);
create index blog_posts_cover on blog_posts (cover_photo_id) where cover_photo_id is not null;

comment on column blog_posts.contenuto is 'HTML by the one allow-list (src/blog/server/sanitise-article.ts).';
comment on column blog_posts.excerpt is 'Plain text of the beginning, at most 200 characters (src/blog/rules/excerpt.ts).';
comment on column blog_posts.reading_time is 'Minutes (src/blog/rules/reading-time.ts).';
comment on column blog_posts.search_text is 'Title and plain text as they are searched (src/locations/rules/fold-name.ts).';
comment on column blog_posts.versione is 'Counts the changes: a save that has not seen the last one is refused.';
comment on column blog_posts.published_at is 'When it was first published; kept when it is taken back.';
comment on column blog_posts.newsletter_at is 'When it was sent to the subscribers, which is done once.';

-- Every slug that an article ever had: its old addresses lead to the new one.
create table blog_slugs (
  slug text primary key,
  post_id integer not null references blog_posts (id) on delete cascade
);
create index blog_slugs_post on blog_slugs (post_id);

-- The pictures inside the articles: no orphan while one shows it.
create table blog_post_photos (
  post_id integer not null references blog_posts (id) on delete cascade,
  photo_id integer not null references photos (id),
  primary key (post_id, photo_id)
);
create index blog_post_photos_photo on blog_post_photos (photo_id);

create table blog_comments (
  id integer generated always as identity primary key,
  post_id integer not null references blog_posts (id) on delete cascade,
  autore text not null check (length(autore) between 1 and 80),
  email text not null,
  contenuto text not null check (length(contenuto) between 1 and 2000),
  stato text not null default 'in_attesa' check (stato in ('in_attesa', 'approvato', 'rifiutato')),
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
-- The same words by the same person are one comment, however often they are sent.
create unique index blog_comments_once on blog_comments (post_id, email, md5(contenuto));
create index blog_comments_public on blog_comments (post_id, created_at, id) where stato = 'approvato';
create index blog_comments_queue on blog_comments (stato, created_at desc, id desc);
create index blog_comments_of_person on blog_comments (email);

comment on column blog_comments.email is 'Lower case (src/accounts/rules/parse-email.ts). Never sent to the public.';

create table newsletter_subscribers (
  id integer generated always as identity primary key,
  email text not null,
  stato text not null default 'in_attesa' check (stato in ('in_attesa', 'confermato')),
  confirm_hash bytea,
  confirm_until timestamptz,
  leave_token uuid not null default gen_random_uuid(),
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  privacy_versione text not null,
  constraint newsletter_subscribers_email unique (email),
  constraint newsletter_subscribers_confirmed check ((stato = 'confermato') = (confirmed_at is not null))
);
create unique index newsletter_subscribers_confirm on newsletter_subscribers (confirm_hash) where confirm_hash is not null;
create unique index newsletter_subscribers_leave on newsletter_subscribers (leave_token);
create index newsletter_subscribers_newest on newsletter_subscribers (asked_at desc, id desc);

comment on table newsletter_subscribers is 'Who leaves is deleted; who never confirms, too, after some days.';
comment on column newsletter_subscribers.confirm_hash is 'SHA-256 of the token in the mail that asks to confirm.';

-- Views by day in Rome. No visitor is in it: a view has neither an address nor a cookie.
create table blog_views (
  post_id integer not null references blog_posts (id) on delete cascade,
  giorno date not null check (giorno >= '2020-01-01' and giorno < '2100-01-01'),
  views integer not null check (views >= 0),
  primary key (giorno, post_id)
);
create index blog_views_post on blog_views (post_id);
