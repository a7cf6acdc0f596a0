-- The articles that were public and are deleted: their addresses say so (410) instead of "not found".

create table blog_gone (
  post_id integer not null,
  slug text not null check (slug <> ''),
  gone_at timestamptz not null default now(),
  primary key (post_id, slug)
);
create index blog_gone_slug on blog_gone (slug);

comment on table blog_gone is 'One row for each slug that a deleted article had. post_id refers to nothing: ids are never used again.';
