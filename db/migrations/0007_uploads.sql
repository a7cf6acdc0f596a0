-- Photos that people send: how far the files of each are, and who waits for it.

alter table photos
  add column ready_at timestamptz,
  add column avif_at timestamptz;
update photos set ready_at = created_at, avif_at = created_at;

comment on column photos.ready_at is 'When its WebP files were all stored. The row is written before them: there is no file without a row.';
comment on column photos.avif_at is 'When its AVIF files were stored too. Until then a lossless-looking copy waits beside them.';

-- No "on delete": a photo that somebody waits for cannot be deleted, as one that a struttura shows cannot.
create table photo_uploads (
  token uuid primary key default gen_random_uuid(),
  photo_id integer not null references photos (id),
  created_at timestamptz not null default now()
);
create index photo_uploads_photo_id on photo_uploads (photo_id);
create index photo_uploads_created_at on photo_uploads (created_at);

comment on table photo_uploads is 'Who holds a photo for a while: an upload until its form is sent, a submission until it is stored, an encoder at work.';
comment on column photo_uploads.token is 'What a form sends for a photo that was uploaded before it: caricamento:{token}.';
