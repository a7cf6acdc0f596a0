-- Photos as the media room keeps them: the picture itself lies in the storage, by the hash of its contents.

create table photos (
  id integer generated always as identity primary key,
  hash text not null unique check (hash ~ '^[A-Za-z0-9_-]{22}$'),
  width integer not null check (width between 1 and 1920),
  height integer not null check (height between 1 and 7680),
  alt text not null default '' check (char_length(alt) <= 200),
  created_at timestamptz not null default now()
);

comment on table photos is 'A picture stored once, however many strutture show it. Its files are named by hash and size.';
comment on column photos.hash is '128 bits of the SHA-256 of the original file, base64url.';
comment on column photos.width is 'Size in pixels of the largest stored variant; its height is in height.';
comment on column photos.alt is 'What the picture shows, for who cannot see it; empty when nobody said.';
